import { describe, expect, it } from 'vitest';
import { htmlMail } from './html-mail.ts';

const html = (body: string) => htmlMail({ subject: '【見本】お知らせ', body });

describe('a mail as HTML', () => {
  it('contains the same text, with headings, links and a signature', () => {
    const text = html(
      '見本 様\n\n■ 代金\n合計: 1,000円\n\n次のページ\nhttps://example.com/a?code=x&b=1\n\n────────────────\n見本の店\n────────────────\n',
    );
    expect(text).toContain('<h2>代金</h2><p>合計: 1,000円</p>');
    expect(text).toContain('<a href="https://example.com/a?code=x&amp;b=1">');
    expect(text).toContain('<p class="sign">見本の店</p>');
    expect(text).not.toContain('──');
  });

  it('escapes user input, so that it runs and loads nothing', () => {
    const text = html('<img src=x onerror=alert(1)> "><script>alert(1)</script>');
    expect(text).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(text).not.toMatch(/src=["']?http/);
  });

  it('has colours for light and dark mode', () => {
    expect(html('x')).toContain('prefers-color-scheme:dark');
    expect(html('x')).toContain('name="color-scheme" content="light dark"');
  });
});
