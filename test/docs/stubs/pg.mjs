/** A stand-in for pg: one table in memory, as the ledger recipe uses it. */
const rows = new Map();

export class Pool {
  on() {}
  async query(sql, [job, key, unit]) {
    if (sql.startsWith('INSERT')) rows.set(`${job} ${key}`, { key, unit: JSON.parse(unit) });
    return { rows: [...rows.values()] };
  }
}
export default { Pool };
setInterval(() => {}, 1000).unref();
