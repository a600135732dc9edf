import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020.js';

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': Content } }>
  >;
}
interface Content {
  readonly schema: object;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const file = join(import.meta.dirname, '../../docs/openapi.json');
const { paths, components }: Description = JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv.default({ strict: false });
addFormats.default(ajv);
const known = new WeakMap<object, ReturnType<typeof ajv.compile>>();

/** What an answer of the example has that docs/openapi.json does not describe; what nobody describes is refused. */
export function documentedProblems(method: string, path: string, status: number, body: unknown): unknown[] {
  const [name = ''] = path.split('?');
  const isOf = (template: string) => new RegExp(`^${template.replaceAll(/{\w+}/g, '[^/]+')}$`).test(name);
  const [found] = Object.keys(paths)
    .filter(isOf)
    .toSorted((one, other) => one.split('{').length - other.split('{').length);
  const operation = paths[found ?? '']?.[method.toLowerCase()];
  const schema =
    operation === undefined
      ? components.schemas['Refusal']
      : operation.responses[status]?.content['application/json'].schema;
  if (schema === undefined) return [`${method} ${path} is not described as ${status}`];
  const validate = known.get(schema) ?? ajv.compile({ ...schema, components });
  known.set(schema, validate);
  return validate(body) ? [] : (validate.errors ?? []);
}
