/**
 * What is asked of a page is asked in a world of its own (Chrome DevTools Protocol, `Page.createIsolatedWorld`): there the
 * functions of the document are those of the browser, whatever the scripts of the page have made of theirs.
 */
import type { CDPSession } from 'playwright-core';

/** A world in the main frame of a page: what an expression gives, or what the promise gives that it makes. */
export type World = (expression: string) => Promise<unknown>;

/** The world of a page that has its document. One that takes the place of that document has a world of its own. */
export function isolatedWorld(session: CDPSession): World {
  let made: Promise<number> | undefined;
  const asked: World = async (expression) => {
    const contextId = await (made ??= createdWorld(session));
    const options = { expression, contextId, returnByValue: true, awaitPromise: true };
    return (await session.send('Runtime.evaluate', options)).result.value;
  };
  return (expression) =>
    asked(expression).catch(() => {
      made = undefined;
      return asked(expression);
    });
}

async function createdWorld(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'citeworthy',
  });
  return executionContextId;
}

/** Characters of a document that are read: as many bytes as are kept of an answer (`DEFAULT_LIMITS`). */
const MOST_CHARACTERS = 10 * 1024 * 1024;

/** The document as HTML, shadow trees as declarative ones; `null` where it is larger than is read. */
export async function documentIn(world: World): Promise<string | null> {
  const html = await world(SERIALISED);
  return typeof html === 'string' ? html : null;
}

const SERIALISED = `(() => {
  const root = document.documentElement;
  if (root === null) return '';
  const shadowRoots = [];
  const walk = (tree) => {
    for (const element of tree.querySelectorAll('*')) {
      if (element.shadowRoot === null) continue;
      shadowRoots.push(element.shadowRoot);
      walk(element.shadowRoot);
    }
  };
  walk(document);
  const inside = root.getHTML ? root.getHTML({ shadowRoots }) : root.innerHTML;
  if (inside.length > ${MOST_CHARACTERS}) return null;
  const tag = root.cloneNode(false).outerHTML;
  const end = tag.lastIndexOf('</');
  const type = document.doctype === null ? '' : new XMLSerializer().serializeToString(document.doctype);
  return type + tag.slice(0, end) + inside + tag.slice(end);
})()`;
