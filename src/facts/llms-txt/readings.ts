/** Readings of the texts that an audit asks about again: for a repair, for its proof, for the end of the file. */
import { type LlmsDocument, readDocument } from './document.ts';

/** Reads a text as a document. */
export type DocumentReader = (text: string) => LlmsDocument;

/** Two ways to read: `first` keeps what it has read, `again` takes what is kept and keeps nothing more. */
export function keptReadings(): { readonly first: DocumentReader; readonly again: DocumentReader } {
  const kept = new Map<string, LlmsDocument>();
  const again = (text: string): LlmsDocument => kept.get(text) ?? readDocument(text);
  const first = (text: string): LlmsDocument => {
    const document = again(text);
    kept.set(text, document);
    return document;
  };
  return { first, again };
}
