export { exampleSubject } from '../../src/audits/example-subject.ts';
