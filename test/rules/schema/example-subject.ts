/** Turns an example of a rule of the Schema Audit into what the rule judges. */
import { unanswered, type Exchange } from '../../../src/exchange.ts';
import { exampleExchange } from '../example-subject.ts';
import type { SchemaExample } from '../../../src/rules/schema/schema-rule.ts';
import { schemaSubject, type SchemaSubject } from '../../../src/rules/schema/subject.ts';

const ADDRESS = 'https://example.com/guide';

/** The answer that an example describes; an example that is HTML alone is at `https://example.com/guide`. */
function exchangeOfExample(example: SchemaExample): Exchange {
  if (typeof example === 'string') return exampleExchange(example);
  if ('outcome' in example) {
    const { outcome } = example;
    return unanswered(ADDRESS, { code: outcome, message: outcome, retryable: false });
  }
  const { html, repeated, ...answer } = example;
  const body = repeated === undefined ? html : html.replace('…', repeated[0].repeat(repeated[1]));
  return exampleExchange({ html: body, ...answer });
}

/** What a rule gets to judge of an example. */
export function exampleSchemaSubject(example: SchemaExample): SchemaSubject {
  return schemaSubject(exchangeOfExample(example));
}
