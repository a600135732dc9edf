import fc from 'fast-check';
import { jsonSchemas } from '../../src/contract/index.ts';

interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export const allSchemas = jsonSchemas() as Readonly<Record<string, Node>>;

function text(node: Node): fc.Arbitrary<string> {
  if (node.format === 'uuid') return fc.uuid();
  if (node.format === 'date-time')
    return fc
      .date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
  return fc.string({ minLength: node.minLength ?? 0, maxLength: 8 });
}

function record(node: Node, defs: Readonly<Record<string, Node>>): fc.Arbitrary<unknown> {
  if (node.properties === undefined)
    return fc.dictionary(fc.string({ maxLength: 5 }), build(node.additionalProperties as Node, defs), {
      maxKeys: 3,
    });
  const fields = Object.fromEntries(
    Object.entries(node.properties).map(([name, field]) => [name, build(field, defs)]),
  );
  return fc.record(fields, { requiredKeys: [...(node.required ?? [])], noNullPrototype: true });
}

function build(node: Node, defs: Readonly<Record<string, Node>>): fc.Arbitrary<unknown> {
  if (node.$ref !== undefined) return build(defs[node.$ref.replace('#/$defs/', '')]!, defs);
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => build(choice, defs)));
  if (node.type === 'object') return record(node, defs);
  if (node.prefixItems !== undefined) return fc.tuple(...node.prefixItems.map((item) => build(item, defs)));
  if (node.type === 'array')
    return fc.array(build(node.items!, defs), {
      minLength: node.minItems ?? 0,
      maxLength: node.maxItems ?? 3,
    });
  if (node.type === 'string') return text(node);
  if (node.type === 'integer')
    return fc.integer({ min: node.minimum ?? 0, max: Math.min(node.maximum ?? 1e6, 1e6) });
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'null') return fc.constant(null);
  throw new TypeError(`no arbitrary for ${JSON.stringify(node)}`);
}

/** Objects that the JSON Schema of this id describes. */
export function arbitraryOf(id: string): fc.Arbitrary<unknown> {
  const schema = allSchemas[id]!;
  return build(schema, schema.$defs ?? {});
}

/** The properties of an object schema, the reference to itself resolved; `null` for a union. */
export function fieldsOf(id: string): { readonly all: string[]; readonly required: string[] } | null {
  const schema = allSchemas[id]!;
  const node = schema.$ref === undefined ? schema : schema.$defs![schema.$ref.replace('#/$defs/', '')]!;
  if (node.properties === undefined) return null;
  return { all: Object.keys(node.properties), required: [...(node.required ?? [])] };
}
