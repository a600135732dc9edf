import { ENGINE_VERSION } from '../catalog/version.ts';

/** Where the JSON Schema of what this version reads or writes is published: as it ships with the package. */
export function schemaAddress(name: 'config' | 'run'): string {
  return `https://unpkg.com/citeworthy@${ENGINE_VERSION}/docs/schemas/${name}.json`;
}
