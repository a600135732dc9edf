import { expect, test } from 'vitest';
import { exchangeOf } from '../../../src/exchange.ts';
import { MAX_REDIRECT_SCRIPTS, REDIRECT_WINDOW_BYTES } from '../../../src/facts/page-limits.ts';
import { pageFacts } from '../../../src/facts/page.ts';

const redirects = (code: string) =>
  pageFacts(
    exchangeOf({
      url: 'https://example.com/',
      body: `<head><title>x</title><script>${code}</script></head><p>x`,
    }),
  ).scripts.redirects;

test.each([
  'location.href = "/new"',
  "window.location='/new'",
  'location.replace("/new")',
  'if (a) { b() } location.replace("/new")',
  'if (a) b(); location.replace("/new")',
  'var c = a && b; location.replace("/new")',
  '(function () { location.href = "/new" })()',
  '!function(){location.href="/new"}()',
  '(() => { location.assign("/new") })()',
  '(async () => { await 1; location.href = "/new" })()',
  'window.onload = function () { location.href = "/new" }',
  'onload = () => location.href = "/new"',
  'addEventListener("DOMContentLoaded", function () { location.href = "/new" })',
  'setTimeout(function () { location.href = "/new" }, 100)',
  'window.setTimeout(() => location.replace("/new"), 100)',
  '$(function () { location.href = "/new" })',
  '$(document).ready(() => { location.href = "/new" })',
  'function go() { location.href = "/new" } go();',
  'function go() { location.href = "/new" } window.onload = go;',
  'const go = () => { location.href = "/new" }; setTimeout(go, 5)',
  'var go = function () { location.href = "/new" }; go()',
  'addEventListener(("load"), function () { location.href = "/new" })',
  '(function () { function go() { location.href = "/new" } go() })()',
  'var a = "}"; /* } */ // }\nlocation.href = "/new"',
  'list.map(a=>a.b),location.href="/new"',
  'var r = /[{(]/; location.href = "/new"',
  'for (const a of b) { switch (a) { case 1: location.href = "/new" } }',
])('%j sends the visitor away', (code) => {
  expect(redirects(code)).toBe(true);
});

test.each([
  'function go() { location.href = "/new" }',
  'var go = function () { location.href = "/new" }',
  'const go = () => { location.href = "/new" }',
  'const go = () => location.href = "/new"',
  'const go = a => location.href = "/new"',
  // Some visitors alone are sent: of one device, in a frame, with a certain cookie.
  'if (document.referrer) { top.location = "/new" }',
  'if (self != top && (a || b)) location.href = "/new"',
  'if (a) { b() } else { location.href = "/new" }',
  'if (a) b(); else location.href = "/new"',
  'narrow && (location.href = "/new")',
  'narrow ? location.replace("/new") : stay()',
  'if (a) { switch (b) { case 1: location.href = "/new" } }',
  '(function () { if (a) { location.href = "/new" } })()',
  'function go() { location.href = "/new" } if (a) go()',
  'function go() { location.href = "/new" } if (a) { go() }',
  'button.onclick = function () { location.href = "/new" }',
  'button.addEventListener("click", function () { location.href = "/new" })',
  'button.addEventListener("click", () => { location.href = "/new" })',
  'var menu = { open: function () { location.href = "/new" } }',
  'var menu = { open() { location.href = "/new" } }',
  'setTimeout(idle, 5); var menu = [idle, function () { location.href = "/new" }]',
  'class Menu { open() { location.replace("/new") } }',
  '(function () { function go() { location.href = "/new" } button.onclick = go })()',
  'function go() { location.href = "/new" } function other() { go() }',
  'function go() { location.href = "/new"; go() }',
  'var text = "location.href = \'/new\'"',
  '// location.href = "/new"\nvar a = 1',
  'location.href == "/new"',
  'list.map(a => a.b); menu.onclick = () => (location.href = "/new")',
])('%j does not', (code) => {
  expect(redirects(code)).toBe(false);
});

test('the first kilobytes are read and what follows is not', () => {
  const redirect = 'location="/n"';
  const of = (length: number) => `${' '.repeat(length - redirect.length)}${redirect}`;
  expect(redirects(of(REDIRECT_WINDOW_BYTES))).toBe(true);
  expect(redirects(`${' '.repeat(REDIRECT_WINDOW_BYTES)}${redirect}`)).toBe(false);
});

test('20 scripts that set an address are looked into, one more is not', () => {
  const idle = '</script><script>function a(){location="/n"}';
  const of = (count: number) => `${idle.repeat(count - 1)}</script><script>location="/n"`;
  expect(redirects(of(MAX_REDIRECT_SCRIPTS))).toBe(true);
  expect(redirects(of(MAX_REDIRECT_SCRIPTS + 1))).toBe(false);
});

test('64 functions are told apart, more are not', () => {
  const of = (count: number) => `${'var a=()=>{};'.repeat(count)}location="/n"`;
  expect(redirects(of(64))).toBe(true);
  expect(redirects(of(65))).toBe(false);
});

test.each(['(', '{', ')', '}', '"', '`', '/*', '=>', 'function(', 'go(){', '\\', '/'])(
  'a window full of %j is read in one go',
  (part) => {
    expect(redirects(`${part.repeat(Math.floor(2_000 / part.length))}location="/n"`)).toBeTypeOf('boolean');
  },
);
