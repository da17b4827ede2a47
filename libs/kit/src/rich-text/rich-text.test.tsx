import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isSafeHref } from './allowed-markup.ts';
import { RichText } from './rich-text.tsx';

function render(html: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  ).replace(/^<div[^>]*>|<\/div>$/g, '');
}

describe('rich text', () => {
  it('preserves allowed elements', () => {
    expect(render('<h2>配送</h2><p>お届けは<strong>最短翌日</strong>です。</p>')).toBe(
      '<h2>配送</h2><p>お届けは<strong>最短翌日</strong>です。</p>',
    );
  });

  it.each([
    ['<script>alert(1)</script>後', '後'],
    ['<p onclick="alert(1)" style="color:red">文</p>', '<p>文</p>'],
    ['<img src="x" onerror="alert(1)">', '<img alt="" loading="lazy" decoding="async"/>'],
    [
      '<img src="/v1/images/a/1.webp" srcset="/v1/images/a/1.webp 400w, /v1/images/a/2.webp 800w" sizes="100vw">',
      '<img src="/v1/images/a/1.webp" srcSet="/v1/images/a/1.webp 400w, /v1/images/a/2.webp 800w" sizes="100vw" alt="" loading="lazy" decoding="async"/>',
    ],
    [
      '<img srcset="/v1/images/a/1.webp 400w, //example.com/x.webp 800w">',
      '<img alt="" loading="lazy" decoding="async"/>',
    ],
    ['<a href="javascript:alert(1)">押す</a>', '<a>押す</a>'],
    ['<svg><a href="/x"><p>中</p></a></svg>外', '外'],
    ['<form><p>残る</p></form>', '<p>残る</p>'],
    ['&lt;script&gt;', '&lt;script&gt;'],
  ])('%s becomes %s', (html, expected) => {
    expect(render(html)).toBe(expected);
  });

  it('renders links that start with a slash as links of the router', () => {
    const html = '<a href="/guide/">案内</a>';
    expect(render(html)).toBe(html);
    expect(() => renderToStaticMarkup(<RichText html={html} />)).toThrow(/<Router>/);
  });

  it('opens external links in a new tab, without access to this page', () => {
    expect(render('<a href="https://example.com/">外</a>')).toBe(
      '<a href="https://example.com/" rel="noopener noreferrer" target="_blank">外</a>',
    );
  });

  it('preserves the attribute for tables with numeric columns', () => {
    expect(render('<table data-figures class="x"><tr><th>a</th><td>940円</td></tr></table>')).toBe(
      '<table data-figures=""><tbody><tr><th>a</th><td>940円</td></tr></tbody></table>',
    );
  });

  it('renders tables like browsers, without white space between rows', () => {
    expect(render('<table>\n<tr>\n<th>a</th>\n<td colspan="2">b</td></tr></table>')).toBe(
      '<table><tbody><tr><th>a</th><td colSpan="2">b</td></tr></tbody></table>',
    );
  });

  it('preserves text with entities', () => {
    expect(render('<p>塩 &amp; 胡椒</p>')).toBe('<p>塩 &amp; 胡椒</p>');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('refuses the target %s', (href) => {
    expect(isSafeHref(href)).toBe(false);
  });
});
