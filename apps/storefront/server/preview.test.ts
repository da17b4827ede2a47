import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bodyEndOf } from './body-end-of.ts';
import { previewBanner, previewClaims } from './preview.ts';

const tokenOf = (claims: object) => `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${'s'.repeat(43)}`;
const claims = { channel: 'shop', at: '2026-11-30T15:00:00.000Z', theme: 'Ven', expires: 1_795_000_000_000 };

it('the banner states date and theme in Japanese time, and ends the preview', () => {
  const banner = previewBanner(tokenOf(claims), 'n');
  expect(banner).toContain('2026.12.01 0:00の表示');
  expect(banner).toContain('テーマ Ven');
  expect(banner).toContain('href="?preview=end"');
});

it('texts of a token that nobody signed are escaped', () => {
  expect(previewBanner(tokenOf({ ...claims, theme: '<script>' }), 'n')).not.toContain('<script>');
});

it.each(['', 'end', 'a.b', `${'x'.repeat(20)}.${'s'.repeat(43)}`])('%j is no token', (token) => {
  expect(previewClaims(token)).toBeNull();
});

it('the banner is inserted once, at the end of the body, even if the mark is split between chunks', async () => {
  const document = '<html><body><pre>&lt;/body></pre>あ</body></html>';
  for (let size = 1; size < document.length; size += 1) {
    const bytes = Buffer.from(document);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await text(Readable.from(chunks).pipe(bodyEndOf('<aside></aside>')))).toBe(
      '<html><body><pre>&lt;/body></pre>あ<aside></aside></body></html>',
    );
  }
});
