/** The texts of a page that are in its body and that people do not see: by a reading of its own, which few pages need. */
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { attributeOf, attributeText, hasAttribute } from '../../readers/html/attributes.ts';
import { ELEMENT } from '../../readers/html/elements.ts';
import { NAMESPACE, TEXT, type Tag } from '../../readers/html/handler.ts';
import { scan } from '../../readers/html/scan.ts';
import { declaresShadowRoot } from '../../readers/html/shadow-root.ts';
import { listener } from '../../readers/html/together.ts';
import { startsWith } from './attribute-bytes.ts';
import { breaksText } from './frame-kinds.ts';
import { type HidingRules, hidingRules } from './hiding-rules.ts';
import { backgroundOf, bareStyle, isUnseen } from './hiding-style.ts';

/** Bytes of hidden text that are looked at. */
const MOST_BYTES = 500_000;
/** A style attribute longer than this is data. */
const MAX_STYLE_BYTES = 1_000;

/** Runs of bytes that are read as one text. */
export type Runs = readonly (readonly [from: number, to: number])[];

interface Hidden {
  readonly runs: (readonly [from: number, to: number])[];
  /** What alone hides it: a class or an id, or noscript; empty where it is hidden in whatever way. */
  readonly hider: string;
}

/** An element whose content is not shown until a script takes it out, or opens it. */
const isInert = (tag: Tag): boolean =>
  (tag.element === ELEMENT.template && !declaresShadowRoot(tag)) ||
  (tag.element === ELEMENT.dialog && !hasAttribute(tag, ATTRIBUTE.open));
/** What is shown to those alone who run no script: people are not among them. */
const NOSCRIPT = 'noscript';

/** The hidden texts of a page. `isInNoscript`: its text is there, as in forums. */
export function hiddenTexts(bytes: Buffer, isInNoscript: boolean): readonly Runs[] {
  const texts: Hidden[] = [];
  let size = 0;
  const rules = hidingRules(bytes);
  const hiderOf = hiders(rules);
  /** By place of the open elements that hide what is in them: what does. */
  const hiding = new Map<number, string>();
  let current: Hidden | null = null;
  let style = -1;
  const page = listener({
    open(tag, at) {
      const { element } = tag;
      if (breaksText(element)) current = null;
      const hider = hiderOf(tag, at);
      if (hider !== null) hiding.set(at, hider);
      if (element === ELEMENT.style && hiding.size === 0) style = at;
    },
    close(element, at) {
      if (breaksText(element)) current = null;
      if (hiding.delete(at) && hiding.size === 0) current = null;
      if (at === style) style = -1;
    },
    text(from, to, kind) {
      if (style !== -1) {
        rules.read(from, to);
      } else if (hiding.size > 0 && kind !== TEXT.raw && size <= MOST_BYTES) {
        size += to - from;
        if (current === null) {
          const all = [...hiding.values()];
          const hider = all.includes('') ? '' : (all[0] ?? '');
          texts.push((current = { runs: [], hider }));
        }
        current.runs.push([from, to]);
      }
    },
  });
  scan(bytes, [page]);
  const isShown = ({ hider }: Hidden): boolean =>
    hider === NOSCRIPT ? isInNoscript : hider !== '' && rules.isShownElsewhere(hider);
  return texts.filter((text) => !isShown(text)).map(({ runs }) => runs);
}

/** What hides an element: a class, an id, noscript, or another way (empty); `null` where nothing does. */
function hiders(rules: HidingRules): (tag: Tag, at: number) => string | null {
  /** By place: the colour behind what is in the element. */
  const backgrounds: string[] = [];
  const isHiding = (tag: Tag, at: number): boolean => {
    const outside = backgrounds[at - 1] ?? '';
    backgrounds[at] = outside;
    if (tag.namespace !== NAMESPACE.html) return false;
    if (isInert(tag)) return true;
    if (hasAttribute(tag, ATTRIBUTE.hidden) && !startsWith(tag, ATTRIBUTE.hidden, 'until-found')) return true;
    const style = attributeOf(tag, ATTRIBUTE.style);
    if (style === null || style.to - style.from > MAX_STYLE_BYTES) return false;
    const bare = bareStyle(attributeText(tag, ATTRIBUTE.style));
    backgrounds[at] = backgroundOf(bare) || outside;
    return isUnseen(bare, outside);
  };
  return (tag, at) => {
    const isHidden = isHiding(tag, at);
    // A page is often shown by its script.
    if (tag.element === ELEMENT.body || tag.element === ELEMENT.html) return null;
    if (tag.element === ELEMENT.noscript) return NOSCRIPT;
    return isHidden ? '' : rules.hiderOf(tag) || null;
  };
}
