import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { frameCopy, pageFailureCopy as t } from '@shop/copy';

/** Thrown when nothing could be rendered, not even the shop's error page: a file of the build is missing. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
}

/** Matches the router's plain-text error, which no page or file of the shop looks like. */
export function isRouterError({ status, headers }: Response): boolean {
  return status === 500 && headers.get('content-type') === 'text/plain';
}

/** Has no theme, since none can be loaded: the browser's defaults, light or dark. */
const style = `
:root { color-scheme: light dark; font: 1rem/1.8 system-ui, sans-serif; }
body { box-sizing: border-box; min-block-size: 100svh; margin: 0; padding: 2rem 1.25rem; display: grid; place-content: center; text-align: center; word-break: auto-phrase; overflow-wrap: anywhere; }
h1 { margin: 0 0 1.5rem; font-size: 1.375rem; line-height: 1.5; text-wrap: balance; }
p { margin: 0; }
span { display: inline-block; }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin-block-start: 2rem; }
a { box-sizing: border-box; min-block-size: 3rem; padding: .5rem 1.5rem; border: 1px solid; color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: .25em; }
a:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

const page = `<!DOCTYPE html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${t.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.sentences.map((sentence) => `<span>${sentence}</span>`).join('')}</p>
<nav><a href="">${frameCopy.retry}</a><a href="/">${frameCopy.backToTop}</a></nav>
</main>
</body>
</html>
`;

const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends the last-resort error: a page in Japanese, or one line for a file such as `/robots.txt`. */
export function sendFailure(path: string, outgoing: ServerResponse, withBody: boolean): void {
  const isFile = /\.[^/]+$/.test(path);
  outgoing.writeHead(500, {
    'content-type': isFile ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(!isFile && { 'content-security-policy': policy }),
  });
  outgoing.end(withBody ? (isFile ? 'Internal Server Error' : page) : undefined);
}
