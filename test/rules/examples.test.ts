import { pageRules } from '../../src/rules/page/rules.ts';
import { exampleSubject } from './example-subject.ts';
import { testExamples } from './examples-of.ts';

testExamples(pageRules, exampleSubject, { pass: ['pass', 'none'], fail: ['fail', 'partly'] });
