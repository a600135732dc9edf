/** `citeworthy/structured-data`: JSON-LD, microdata and RDFa of a page as one graph. Re-exports only. */
export { readStructuredData } from '../readers/structured-data/read.ts';
export type {
  StructuredData,
  StructuredEntity,
  StructuredFormat,
  StructuredLeftOut,
  StructuredProblem,
  StructuredProblemCode,
  StructuredReference,
  StructuredRepair,
  StructuredValue,
} from '../readers/structured-data/model.ts';
