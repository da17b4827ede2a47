import { createHash } from 'node:crypto';
import type { AllowedSources } from './allowed-sources.ts';
import type { HtmlElement } from './html-elements.ts';

/** Allows the inline scripts of a document: a nonce for a single response, hashes for a cached document. */
export type InlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

export const reportPath = '/reports';

/** Headers of every response of the page server. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin',
};

/** Permissions of a document: none, except wallets where the payment service may be framed. */
export function permissionsPolicy({ payment = [] }: AllowedSources = {}): string {
  const origins = payment.filter((source) => !source.includes('*')).map((origin) => ` "${origin}"`);
  return `camera=(), microphone=(), geolocation=(), payment=(${origins.length > 0 ? `self${origins.join('')}` : ''})`;
}

/** Requires HTTPS for a year, for this host only; sent when the proxy reports HTTPS. */
export const strictTransport = { name: 'strict-transport-security', value: 'max-age=31536000' } as const;

/** Directives that `default-src` covers are left out. */
const sameAsDefault = /^(?:style|font|connect)-src 'self'$/;

/**
 * The content security policy of a document: scripts and styles of this origin, frames of the payment sandbox (in the demo), and
 * what the channel's settings allow.
 */
export function contentSecurityPolicy(
  scripts: InlineScripts,
  paymentsOrigin: string | null,
  allowed: AllowedSources = {},
): string {
  const sources = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  const style = 'nonce' in scripts ? ` 'nonce-${scripts.nonce}'` : '';
  const widened = (directive: keyof AllowedSources, sources: string) =>
    [directive, sources, ...(allowed[directive] ?? [])].join(' ').trimEnd();
  const sandbox = paymentsOrigin === null ? [] : [paymentsOrigin];
  const frames = [...sandbox, ...(allowed['frame-src'] ?? [])];
  return [
    "default-src 'self'",
    widened('script-src', `'self' ${sources.join(' ')}`.trimEnd()),
    `style-src 'self'${style}`,
    widened('img-src', "'self' data:"),
    "font-src 'self'",
    widened('connect-src', "'self'"),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `form-action ${["'self'", ...sandbox].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `report-uri ${reportPath}`,
    'report-to reports',
  ]
    .filter((directive) => !sameAsDefault.test(directive))
    .join('; ');
}

const runs = new Set([undefined, 'module', 'text/javascript']);

/**
 * Returns the text of every inline script that a browser runs, immediately or deferred; data blocks such as JSON-LD are
 * not scripts.
 */
export const inlineScripts = (elements: readonly HtmlElement[]): readonly string[] =>
  elements.flatMap(({ name, attributes, text }) =>
    name === 'script' && attributes.src === undefined && runs.has(attributes.type) && text !== '' ? text : [],
  );

/** Returns the SHA-256 (base64) of each text, once. */
export const hashScripts = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map((text) => createHash('sha256').update(text).digest('base64'))),
];
