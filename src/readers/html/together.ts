/** Several listeners to one scan, and those that listen to a part of it. */
import type { HtmlHandler } from './handler.ts';

/** Who listens to one scan. */
export type Handlers = readonly [HtmlHandler, HtmlHandler?, HtmlHandler?];

/**
 * One handler that tells these in their order. Not one that nests: a call that always has the same target is
 * compiled into its caller, and the reading of a page costs a fifth less.
 */
export function together(handlers: Handlers): HtmlHandler {
  const [first, second = NOBODY, third = NOBODY] = handlers;
  if (handlers.length === 1) return first;
  return {
    open: (tag, at) => {
      first.open(tag, at);
      second.open(tag, at);
      third.open(tag, at);
    },
    amend: (tag) => {
      first.amend(tag);
      second.amend(tag);
      third.amend(tag);
    },
    close: (element, at) => {
      first.close(element, at);
      second.close(element, at);
      third.close(element, at);
    },
    text: (from, to, kind) => {
      first.text(from, to, kind);
      second.text(from, to, kind);
      third.text(from, to, kind);
    },
    resume: (at) => {
      first.resume(at);
      second.resume(at);
      third.resume(at);
    },
    comment: (from, to) => {
      first.comment(from, to);
      second.comment(from, to);
      third.comment(from, to);
    },
  };
}

const NOBODY: HtmlHandler = { open() {}, amend() {}, close() {}, text() {}, resume() {}, comment() {} };

/** A handler that listens to some of what is told. */
export function listener(heard: Partial<HtmlHandler>): HtmlHandler {
  return { ...NOBODY, ...heard };
}
