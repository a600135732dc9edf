/** Names of the jobs of a site that is spread over workers; the ready-made pg-boss worker has a queue of each name. */

/** Name of the job of one shard. */
export const SHARD_NAME = 'site-audit';
/** Name of the job that joins the shards of a site. */
export const JOIN_NAME = 'site-audit-join';
