import { describe, expect, it } from 'vitest';
import { plainText, takeLink } from './plain-text.ts';

describe('a shop message', () => {
  it.each([
    ['<p>一</p><p>二</p>', '一\n二'],
    ['一<br>二', '一\n二'],
    ['塩 &amp; 胡椒&nbsp;', '塩 & 胡椒'],
    ['<script>alert(1)</script>後', '後'],
    ['<b>太字</b>', '太字'],
  ])('%s is read as %s', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('gives its first link into the shop apart', () => {
    expect(takeLink('<p>休みます。<a href="/guide/">お届けについて</a></p>')).toEqual({
      html: '<p>休みます。</p>',
      link: { label: 'お届けについて', href: '/guide/' },
    });
  });

  it.each(['<a href="https://example.com/">外</a>', '<a href="//example.com/">外</a>', '文'])(
    '%s leads nowhere in the shop',
    (html) => {
      expect(takeLink(html).link).toBeNull();
    },
  );
});
