/** Several listeners to one scan, and those that listen to a part of it. */
import type { HtmlHandler } from './handler.ts';

/** One handler that tells the first, then all the others. */
export function together(handlers: readonly HtmlHandler[]): HtmlHandler {
  const [first = NOBODY, ...rest] = handlers;
  if (rest.length === 0) return first;
  const others = together(rest);
  return {
    open: (tag, at) => {
      first.open(tag, at);
      others.open(tag, at);
    },
    amend: (tag) => {
      first.amend(tag);
      others.amend(tag);
    },
    close: (element, at) => {
      first.close(element, at);
      others.close(element, at);
    },
    text: (from, to, kind) => {
      first.text(from, to, kind);
      others.text(from, to, kind);
    },
    resume: (at) => {
      first.resume(at);
      others.resume(at);
    },
    comment: (from, to) => {
      first.comment(from, to);
      others.comment(from, to);
    },
  };
}

const NOBODY: HtmlHandler = { open() {}, amend() {}, close() {}, text() {}, resume() {}, comment() {} };

/** A handler that listens to some of what is told. */
export function listener(heard: Partial<HtmlHandler>): HtmlHandler {
  return { ...NOBODY, ...heard };
}
