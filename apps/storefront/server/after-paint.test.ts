import { expect, it } from 'vitest';
import { deferUntilPaint } from './after-paint.ts';
import { applyEdits, findElements } from './html-elements.ts';

const defer = (html: string) => applyEdits(html, deferUntilPaint(findElements(html, ['html', 'link', 'script'])));
const page =
  '<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>' +
  '<link href="/a.js" rel="modulepreload"/></head><body><link rel="modulepreload" href="/b.js"/><script>data()</script><script async="" type="module">import "/a.js";</script></body></html>';
const deferred = defer(page);

it('the document itself requests no script of the build', () => {
  expect(deferred).not.toMatch(/<link[^>]* rel="modulepreload"|<script[^>]* type="module"/);
  expect(deferred).toContain('<link href="/a.js" rel="deferred">');
  expect(deferred).toContain('<link rel="deferred" href="/b.js">');
  expect(deferred).toContain('<script type="x/deferred">import "/a.js";</script>');
});

it('the data of the document is available immediately', () => {
  expect(deferred).toContain('<script>data()</script>');
});

it('the script that starts the deferred ones is in the document once, before the first stylesheet', () => {
  expect(deferred.split('addEventListener("DOMContentLoaded"')).toHaveLength(2);
  expect(deferred.indexOf('<script>(()')).toBeLessThan(deferred.indexOf('<link rel="stylesheet" href="/a.css"'));
});

it('display fonts and pictures are deferred as well', () => {
  expect(deferred).toContain('<html lang="ja" data-faces="deferred" data-pictures="deferred">');
});

it('nothing is deferred when the head has no stylesheet to put the script before', () => {
  const plain = '<html><head><link rel="modulepreload" href="/a.js"></head></html>';
  expect(defer(plain)).toBe(plain);
});
