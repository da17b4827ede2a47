import { expect, it } from 'vitest';
import { findElements } from './html-elements.ts';
import { rewriteDocument, rewriteHead } from './rewrite-document.ts';

const sheets =
  '<link rel="stylesheet" href="/assets/AAAAA.css" data-precedence="layers"/><link data-precedence="slots" href="/assets/BB-_B.css" rel="stylesheet"/>';
const preload = '<link rel="modulepreload" href="/assets/root-AAAAA.js"/>';

it('the scripts of a streamed head have low priority', () => {
  const html = rewriteHead(`<html><head>${preload}${sheets}</head>${preload}`);
  expect(html).toContain('<link rel="modulepreload" href="/assets/root-AAAAA.js" fetchpriority="low">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/sheets/AAAAA.BB-_B.css">');
  expect(html).toContain(`</head>${preload}`);
});

it('a preload with a priority is not changed', () => {
  const urgent = '<head><link rel="modulepreload" href="/a.js" fetchPriority="high"/></head>';
  expect(rewriteHead(urgent)).toBe(urgent);
});

it('a stored document links one stylesheet, after the script that defers the others', () => {
  const { html } = rewriteDocument(`<html lang="ja"><head>${preload}${sheets}</head><body>生<p>a</body></html>`);
  expect(html).toMatch(
    /^<html lang="ja" data-faces="deferred" data-pictures="deferred"><head><link rel="deferred" href="\/assets\/root-AAAAA\.js"><script>.*<\/script><link rel="stylesheet" href="\/assets\/sheets\/AAAAA\.BB-_B\.css"><link [^>]*disabled><link [^>]*disabled><\/head><body>生<p>a<\/body><\/html>$/,
  );
});

it('returns the same scripts of a stored document that a browser finds in it', () => {
  const { html, scripts } = rewriteDocument(
    `<head>${sheets}</head><script>data()</script><script type="module" async="">import "/a.js";</script>`,
  );
  const found = findElements(html, ['script']);
  expect(found.map(({ text }) => text)).toEqual(scripts);
  expect(found.map(({ attributes }) => attributes.type)).toEqual([undefined, undefined, 'x/deferred']);
});

it('HTML that is not a document is not changed', () => {
  const html = `<p>${preload}${sheets}</p>`;
  expect(rewriteHead(html)).toBe(html);
  expect(rewriteDocument(html).html).toBe(html);
});
