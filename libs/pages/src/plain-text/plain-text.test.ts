import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { takeLink } from './take-link.ts';

describe('a shop message', () => {
  it.each([
    ['<p>一</p><p>二</p>', '一\n二'],
    ['一<br>二', '一\n二'],
    ['塩 &amp; 胡椒&nbsp;', '塩 & 胡椒'],
    ['<script>alert(1)</script>後', '後'],
    ['<b>太字</b>', '太字'],
    ['<p>一<p>二', '一\n二'],
    ['1 &lt; 2&hellip; &#x3042;&#12356;', '1 < 2… あい'],
    ['<a title="3 > 2">文</a>', '文'],
    ['前<!-- <p>覚え書き</p> -->後', '前後'],
    ['<STYLE>p{}</STYLE >後<script>未', '後'],
  ])('%s is converted to %s', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  it('returns its first link to the shop separately', () => {
    expect(takeLink('<p>休みます。<a href="/guide/">お届けについて</a></p>')).toEqual({
      html: '<p>休みます。</p>',
      link: { label: 'お届けについて', href: '/guide/' },
    });
  });

  it('returns the link with a decoded URL, regardless of other links and inner tags', () => {
    expect(
      takeLink(
        "<a href='https://example.com/'>外</a><A class=x HREF='/product/?tag=a&amp;page=2'><b>生ハム</b>を見る</A>。<a href=\"/\">二</a>",
      ),
    ).toEqual({
      html: '<a href=\'https://example.com/\'>外</a>。<a href="/">二</a>',
      link: { label: '生ハムを見る', href: '/product/?tag=a&page=2' },
    });
  });

  it.each([
    '<a href="/\\\\example.com/">外</a>',
    '<a href="https://example.com/">外</a>',
    '<a href="//example.com/">外</a>',
    '文',
  ])('%s has no link to the shop', (html) => {
    expect(takeLink(html).link).toBeNull();
  });
});
