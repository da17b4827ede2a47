import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findElements } from './html-elements.ts';
import { contentSecurityPolicy, hashScripts, inlineScripts, permissionsPolicy } from './security-headers.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

const scriptsOf = (html: string) => inlineScripts(findElements(html, ['script']));

describe('inline scripts of a document', () => {
  it('are hashed as a browser hashes them', () => {
    const html = '<script>go()</script><script async type=module>import "/a.js";</script><script>go()</script>';
    expect(hashScripts(scriptsOf(html))).toEqual([hash('go()'), hash('import "/a.js";')]);
  });

  it.each([
    ['<script src="/a.js"></script>'],
    ['<script></script>'],
    ['<script type="application/ld+json">{"@type":"Product"}</script>'],
  ])('%s is not one', (html) => {
    expect(scriptsOf(html)).toEqual([]);
  });
});

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ hashes: ['abc='] }, 'http://localhost:4002');
  const own = contentSecurityPolicy({ nonce: 'n1' }, 'http://localhost:4002');

  it('allows the scripts of a stored document by hash and those of a streamed one by nonce', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc='");
    expect(policy).not.toContain('nonce');
    expect(own).toContain("script-src 'self' 'nonce-n1'");
    expect(own).toContain("style-src 'self' 'nonce-n1'");
  });

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'frame-src http://localhost:4002',
    'report-to reports',
  ])('contains %s', (directive) => {
    expect(policy.split('; ')).toContain(directive);
    expect(own.split('; ')).toContain(directive);
  });

  it('allows frames and forms of no other origin without the payment sandbox', () => {
    const directives = (more = {}) => contentSecurityPolicy({ nonce: 'n1' }, null, more).split('; ');
    expect(directives()).toEqual(expect.arrayContaining(["frame-src 'none'", "form-action 'self'"]));
    expect(directives({ 'frame-src': ['https://js.stripe.com'] })).toContain('frame-src https://js.stripe.com');
  });

  it('lets a channel add sources to a directive, and to no other', () => {
    const widened = contentSecurityPolicy({ nonce: 'n1' }, 'http://localhost:4002', {
      'img-src': ['https://files.example.com'],
    });
    expect(widened).toBe(own.replace("img-src 'self' data:", "img-src 'self' data: https://files.example.com"));
  });

  it('never allows unsafe inline code', () => {
    expect(policy + own).not.toContain('unsafe');
  });
});

describe('the permissions policy', () => {
  it('allows no device feature', () => {
    expect(permissionsPolicy()).toContain('payment=()');
  });

  it('allows the frames of a payment service to use a wallet, but no host patterns', () => {
    const policy = permissionsPolicy({ payment: ['https://js.example.com', 'https://*.js.example.com'] });
    expect(policy).toContain('payment=(self "https://js.example.com")');
  });
});
