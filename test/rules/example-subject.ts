export { exampleSubject } from '../../src/rules/page/example-subject.ts';
