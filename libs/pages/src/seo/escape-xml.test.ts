import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });

it('no text produces a character that XML 1.0 forbids', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(escapeXml(text)).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
      expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!#\d+;)/);
    }),
  );
});

it('a text preserves its lines and loses control characters', () => {
  expect(escapeXml('生\u000bハム\n&\u0000 チーズ\u001f')).toBe('生ハム\n&#38; チーズ');
});
