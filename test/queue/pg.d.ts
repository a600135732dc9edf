/** What of `pg`, which brings no types, tests and recipes use. */
declare module 'pg' {
  interface Row {
    readonly key: string;
    readonly unit: unknown;
  }
  interface Queries {
    query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
  }
  export class Pool implements Queries {
    constructor(options?: { readonly connectionString: string; readonly max?: number });
    on(event: 'error', listener: (error: Error) => void): unknown;
    query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
    connect(): Promise<Queries & { release(error?: Error | boolean): void }>;
    end(): Promise<void>;
  }
  const pg: { Pool: typeof Pool };
  export default pg;
}
