/** The exchanges of an archive, one after the other: whatever was fetched becomes input of the pure audits. */
import type { Exchange } from '../exchange.ts';
import { harArchive } from './har-archive.ts';
import { exchangeOfAnswer } from './exchange-of-answer.ts';
import { formOf, inFile, opened, wholeText } from './open-archive.ts';
import { warcAnswers } from './warc-archive.ts';
import type { WarcRange } from './warc-records.ts';

/**
 * Reads a WARC file (compressed a record at a time, or not at all) or a HAR file, and gives an exchange for each answer in
 * it: redirects as they are, dates as kept. A range (bytes, as an index of Common Crawl states it) reads a part of a WARC
 * file. What a HAR file keeps without its body is left out, as are revisits and answers to anything but GET of a WARC file. Memory: two records, or all of a HAR file.
 *
 * Throws `file-unreadable`, and `file-invalid` for a file that is neither.
 */
export async function* exchangesOf(path: string, range: WarcRange = {}): AsyncGenerator<Exchange> {
  const file = await opened(path);
  try {
    if ((await formOf(file, range.offset)) === 'warc') {
      for await (const { answer } of warcAnswers(file, range))
        if (answer !== null) yield await exchangeOfAnswer(answer);
      return;
    }
    const archive = harArchive(await wholeText(file));
    for (const url of archive.entries.keys()) {
      const answer = await archive.answerTo(url);
      if (answer !== null) yield await exchangeOfAnswer(answer);
    }
  } catch (error) {
    throw inFile(path, error);
  } finally {
    await file.close();
  }
}
