import { expect, it } from 'vitest';
import { waitForPaint } from './after-paint.ts';

const document =
  '<!DOCTYPE html><html lang="ja"><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>' +
  '<link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body><link rel="modulepreload" href="/b.js"/><script>data()</script><script type="module" async="">import "/a.js";</script></body></html>';
const waiting = waitForPaint(document);

it('no script of the build is asked for by the document itself', () => {
  expect(waiting).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
  expect(waiting).toContain('<link rel="later" href="/a.js"/>');
  expect(waiting).toContain('<link rel="later" href="/b.js"/>');
  expect(waiting).toContain('<script type="x/later">import "/a.js";</script>');
});

it('the end of the data is told by the script that has it, without a hash of its own', () => {
  const streamed = document.replace(
    '</body>',
    '<script>enqueue(1);</script><!--$--><script>window.__reactRouterContext.streamController.close();</script></body>',
  );
  expect(waitForPaint(streamed)).toContain(
    '<script>enqueue(1);window.__reactRouterContext.streamController.close();</script><!--$--></body>',
  );
});

it('where the data is kept is said by the script that has it, and the element before it stays empty for React', () => {
  const streamed = document.replace(
    '</body>',
    () =>
      '<script>window.__reactRouterContext = {"ssr":true};open();</script><p></p><!--$--><script>window.__reactRouterContext.streamController.enqueue("$1 $&");</script></body>',
  );
  expect(waitForPaint(streamed)).toContain(
    '<script></script><p></p><!--$--><script>window.__reactRouterContext = {"ssr":true};open();window.__reactRouterContext.streamController.enqueue("$1 $&");</script></body>',
  );
});

it('the data of the document is read at once', () => {
  expect(waiting).toContain('<script>data()</script>');
});

it('what starts them stands once, before the first style sheet', () => {
  expect(waiting.split('addEventListener("DOMContentLoaded"')).toHaveLength(2);
  expect(waiting.indexOf('<script>(()')).toBeLessThan(waiting.indexOf('<link rel="stylesheet" href="/a.css"'));
});

it('display faces and pictures wait as well', () => {
  expect(waiting).toContain('<html data-faces="later" data-pictures="later" lang="ja">');
});
