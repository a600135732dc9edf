/** A thread that reads and audits pages for page-threads.ts. */
import { parentPort } from 'node:worker_threads';
import { auditPage } from '../audits/page.ts';
import { pageLinks } from '../gather/page-links.ts';
import type { SiteContext } from '../rules/page/site-context.ts';
import type { PageNote, ThreadNote } from './page-threads.ts';

/** As many as the sender remembers to have sent. */
const sites: SiteContext[] = [];

const tell = (note: ThreadNote): void => parentPort?.postMessage(note);

parentPort?.on('message', (note: PageNote) => {
  if ('site' in note) sites[note.slot] = note.site;
  else {
    const { id, exchange, slot } = note;
    tell(
      slot === null ? { id, links: pageLinks(exchange) } : { id, audit: auditPage(exchange, sites[slot]) },
    );
  }
});
tell('ready');
