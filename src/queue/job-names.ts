/** Names of the jobs of what is spread over workers; the ready-made pg-boss worker has a queue of each name. */

/** Name of the job of one shard. */
export const SHARD_NAME = 'site-audit';
/** Name of the job over ranges of archives. */
export const ARCHIVE_NAME = 'archive-audit';
/** Name of the job that joins shards, of a site or of archives. */
export const JOIN_NAME = 'site-audit-join';
