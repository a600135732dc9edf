/** Facts of players and of what else a page embeds. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { writtenName } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import type { Tag } from '../../readers/html/handler.ts';
import { MAX_MEDIA } from '../page-limits.ts';
import { type Reading, hasRoom } from './reading.ts';
import type { MediaRecord } from './records.ts';
import { addressOf, valueOf } from './values.ts';

export function openPlayer(r: Reading, tag: Tag): void {
  if (tag.element === ELEMENT.iframe) r.counts.iframes++;
  r.media.open = null;
  if (isMuted(tag)) return;
  if (!hasRoom(r, r.media.records, MAX_MEDIA, 'media')) return;
  const record: MediaRecord = {
    kind: tag.element === ELEMENT.iframe ? 'iframe' : tag.element === ELEMENT.video ? 'video' : 'audio',
    src: addressOf(r, tag, ATTRIBUTE.src),
    hasTrack: false,
    serial: r.serial,
    bits: r.bits,
  };
  r.media.records.push(record);
  if (record.kind !== 'iframe') r.media.open = record;
}

/** Whether a video says nothing: one that plays without its sound is a moving picture. */
function isMuted(tag: Tag): boolean {
  if (tag.element !== ELEMENT.video) return false;
  for (let i = 0; i < tag.count; i++) {
    const attribute = tag.attributes[i];
    if (attribute !== undefined && writtenName(tag, attribute) === 'muted') return true;
  }
  return false;
}

export function closePlayer(r: Reading): void {
  r.media.open = null;
}

/** Of a player without an address the first source is its address; of a picture it is one of several. */
export function openSource(r: Reading, tag: Tag): void {
  if (r.media.open !== null && r.media.open.src === '') r.media.open.src = addressOf(r, tag, ATTRIBUTE.src);
}

export function openTrack(r: Reading, tag: Tag): void {
  const kind = valueOf(r, tag, ATTRIBUTE.kind).toLowerCase();
  // A track without a kind is subtitles.
  if (r.media.open !== null && (kind === '' || kind === 'subtitles' || kind === 'captions'))
    r.media.open.hasTrack = true;
}
