/** What a queue hands over, read at the border. */
import { CodedError } from '../errors.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** What each shape that was possible here has against the value. */
  readonly errors?: readonly (readonly Issue[])[];
}

interface Schema<Payload> {
  safeParse(
    value: unknown,
  ): { success: true; data: Payload } | { success: false; error: { issues: readonly Issue[] } };
}

/** The payload of a job. Throws `payload-invalid` with the first place that has another shape. */
export function readPayload<Payload>(schema: Schema<Payload>, payload: unknown): Payload {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CodedError('payload-invalid', issue === undefined ? '' : issueLine(issue));
}

/** Where a payload has several possible shapes, the complaint of the one that it comes nearest to. */
function issueLine({ path, message, errors = [] }: Issue): string {
  const [nearest] = errors.toSorted((a, b) => distance(a) - distance(b));
  const [inner] = nearest ?? [];
  if (inner !== undefined) return issueLine({ ...inner, path: [...path, ...inner.path] });
  return path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;
}

/** How far a value is from a shape: a fault deep inside says more for the shape than one at its door. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, { path }) => sum + 1 / (1 + path.length), 0);
}
