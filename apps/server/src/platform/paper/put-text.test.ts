import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { face, fontBytes } from './fonts.ts';
import { pdfText } from './pdf-text.ts';
import { putText, textWidth, wrapText, type TextStyle } from './put-text.ts';

const style = { size: 12, face: 'bold' } as const satisfies TextStyle;

function newDocument(): PDFKit.PDFDocument {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  for (const name of Object.values(face)) doc.registerFont(name, fontBytes(name));
  return doc;
}

async function printed(text: string, wanted: TextStyle = style): Promise<string> {
  const doc = newDocument();
  putText(doc, text, 50, 50, wanted);
  doc.end();
  return pdfText(await buffer(doc)).join('');
}

const reversed = (text: string) => [...text].reverse().join('');

it.each([
  ['a Chinese name', '张伟明 様'],
  ['a Korean name', '김민준 様'],
  ['a Polish and a Hungarian name', 'Wałęsa Erdős 様'],
  ['a Vietnamese name', 'Nguyễn Thị Ánh 様'],
  ['a Thai name', 'สมชาย 様'],
  ['a rare kanji of a Japanese name', '𠮷田 髙橋 神'],
])('prints %s in fonts that have its characters', async (_case, text) => {
  for (const name of ['regular', 'bold', 'serif'] as const)
    expect(await printed(text, { size: 12, face: name })).toBe(text);
});

it('prints Arabic and Hebrew from right to left, word by word', async () => {
  expect((await printed('محمد علي 様')).normalize('NFKC')).toBe(`${reversed('محمد علي')} 様`);
  expect(await printed('דוד לוי')).toBe(reversed('דוד לוי'));
});

it.each([
  ['a kanji without its variation selector', '辻\u{e0100}さん', '辻さん'],
  ['kana and Hangul composed', 'か\u3099 \u1100\u1175\u11b7', 'が 김'],
  ['nothing for zero-width characters', 'お問い\u2060合わせ\u200e', 'お問い合わせ'],
  ['〓 for characters that no font has', '見本\u{1f600}\u{13000}', '見本〓〓'],
])('prints %s', async (_case, text, expected) => {
  expect(await printed(text)).toBe(expected);
});

it('measures and breaks a line by the fonts that print it', () => {
  const doc = newDocument();
  const [chinese, korean] = [textWidth(doc, '张伟', style), textWidth(doc, '김민준', style)];
  expect(textWidth(doc, '张伟김민준', style)).toBeCloseTo(chinese + korean);
  expect(wrapText(doc, '张伟\u{e0100}김민준', chinese + 1, style)).toEqual(['张伟', '김민', '준']);
});
