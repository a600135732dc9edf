/** A stand-in for pg: the table of ledgers in memory, as `citeworthy/postgres-ledger` asks for it. */
const rows = new Map();

export class Pool {
  on() {}
  async query(_sql, [, second, units] = []) {
    if (units !== undefined) for (const [index, key] of second.entries()) rows.set(key, units[index]);
    const after = [...rows].filter(([key]) => key > second).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { rows: after.slice(0, 200).map(([key, unit]) => ({ key, unit })) };
  }
}
setInterval(() => {}, 1000).unref();
