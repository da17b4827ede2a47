import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIES, findCookie, type PreviewClaims } from '@shop/constants';
import { previewCopy } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { RequestAddress } from './request-address.ts';

/** The parameter value that ends a preview. */
const END = 'end';
const formOfToken = /^[\w-]{1,600}\.[\w-]{43}$/;

/** Returns what a token says, without checking its signature, which only the API can; null for other texts. */
export function previewClaims(token: string): PreviewClaims | null {
  if (!formOfToken.test(token)) return null;
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as PreviewClaims;
  } catch {
    return null;
  }
}

/** Returns the token of a preview that has not expired; null for shoppers. */
export function previewToken({ headers }: IncomingMessage, now = Date.now()): string | null {
  const token = findCookie(headers.cookie ?? '', COOKIES.preview);
  const claims = token === null ? null : previewClaims(token);
  return claims !== null && now < claims.expires ? token : null;
}

/**
 * Begins or ends a preview by the parameter of its link, and redirects to the page without it. Returns false for other
 * requests.
 */
export function switchPreview({ url }: RequestAddress, outgoing: ServerResponse, now = Date.now()): boolean {
  const wanted = url.searchParams.get(COOKIES.preview);
  if (wanted === null) return false;
  const claims = wanted === END ? null : previewClaims(wanted);
  const seconds = claims ? Math.max(0, Math.floor((claims.expires - now) / 1000)) : 0;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(COOKIES.preview);
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  outgoing
    .writeHead(303, {
      location: `${url.pathname}${rest.size > 0 ? `?${rest.toString()}` : ''}`,
      'set-cookie': `${COOKIES.preview}=${claims ? wanted : ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .end();
  return true;
}

/** Returns the banner of a preview for the end of a document's body. It is no part of the application, as React skips it. */
export function previewBanner(token: string, nonce: string): string {
  const claims = previewClaims(token);
  if (!claims) return '';
  const { at, theme, expires } = claims;
  const shown = [
    ...(at === null ? [] : [previewCopy.at(formatDateTime(new Date(at)))]),
    ...(theme === null ? [] : [previewCopy.theme(theme)]),
    previewCopy.until(formatDateTime(new Date(expires))),
  ].join(' ');
  return (
    `<style nonce="${nonce}">${style}</style><aside id="shop-preview" aria-label="${previewCopy.label}">` +
    `<strong>${previewCopy.title}</strong> <span>${escapeHtml(shown)}</span> ` +
    `<a href="?${COOKIES.preview}=${END}" rel="nofollow">${previewCopy.end}</a></aside>`
  );
}

const style =
  '#shop-preview{position:fixed;inset:auto 0 0;z-index:2147483647;padding:.5rem 1rem;background:#222;color:#fff;' +
  'font:.875rem/1.5 sans-serif;text-align:center}#shop-preview a{color:#fff;white-space:nowrap;display:inline-block;' +
  'padding:.25rem .5rem}body{padding-block-end:5rem}';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
