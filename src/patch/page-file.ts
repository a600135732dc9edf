/** A page of a folder: its file, its places, and what it says. */
import { exchangeOf } from '../exchange.ts';
import { schemaSubject, type SchemaSubject } from '../rules/schema/subject.ts';
import { once } from '../values/once.ts';
import { fileText, type FileText } from './file-text.ts';
import { pageLayout, type PageLayout } from './page-layout.ts';

/** A page of a folder. */
export interface PageFile extends FileText {
  /** Path in the folder. */
  readonly path: string;
  /** As a static host sends it. */
  readonly type: string;
  /** The address at which it answers. */
  readonly url: string;
  readonly layout: () => PageLayout;
  readonly subject: () => SchemaSubject;
}

/** A page from its file. */
export function pageFile(path: string, url: string, bytes: Uint8Array, type: string): PageFile {
  const headers = [['content-type', type]] as const;
  const text = fileText(bytes, type);
  return {
    ...text,
    path,
    type,
    url,
    layout: once(() => pageLayout(text.utf8)),
    subject: once(() => schemaSubject(exchangeOf({ url, body: bytes, headers }))),
  };
}
