export { exampleExchange, exampleSubject } from '../../src/audits/example-subject.ts';
