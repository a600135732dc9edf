import { exampleSubject } from '../../../src/rules/access/example-subject.ts';
import { accessRules } from '../../../src/rules/access/rules.ts';
import { testExamples } from '../examples-of.ts';

testExamples(accessRules, exampleSubject, { pass: ['pass', 'none', 'taken'] });
