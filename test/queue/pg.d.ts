/** What of `pg`, which brings no types, the tests use. */
declare module 'pg' {
  export class Pool {
    constructor(options: { readonly connectionString: string; readonly max?: number });
    on(event: 'error', listener: (error: Error) => void): unknown;
    query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
    end(): Promise<void>;
  }
}
