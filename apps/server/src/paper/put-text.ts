import { face, type Face } from './fonts.ts';
import { colour, inner } from './style.ts';

export interface TextStyle {
  size: number;
  face?: Face;
  colour?: string;
  /** Where `x` is; default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Points between characters. */
  spacing?: number;
}

/** Writes one line of text with its baseline at `y`. */
export function putText(doc: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle): void {
  const { align = 'left', spacing = 0 } = style;
  const width = align === 'left' ? 0 : textWidth(doc, text, style);
  const start = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  use(doc, style)
    .fillColor(style.colour ?? colour.ink)
    .text(text, start, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
}

/** How wide a line of text is, in points. */
export function textWidth(doc: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return use(doc, style).widthOfString(text, { characterSpacing: style.spacing ?? 0 });
}

/** Breaks a text where it must; Japanese may break between any two characters but before a closing sign. */
export function wrapText(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  if (textWidth(doc, text, style) <= width) return [text];
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const character of text) {
    const own = textWidth(doc, character, style);
    if (line !== '' && used + own > width && !CLOSING.test(character)) {
      lines.push(line);
      [line, used] = [character.trimStart(), own];
    } else [line, used] = [line + character, used + own];
  }
  return [...lines, line];
}

/** Signs that never begin a line. */
const CLOSING = /[、。,.)\uff09」』]/;

/** The largest of the sizes at which a text fits; the last when none does. */
export function fittingSize(
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  sizes: readonly [number, ...number[]],
  style: Omit<TextStyle, 'size'>,
): number {
  return sizes.find((size) => textWidth(doc, text, { ...style, size }) <= width) ?? sizes[sizes.length - 1] ?? sizes[0];
}

function use(doc: PDFKit.PDFDocument, { face: wanted = 'regular', size }: TextStyle): PDFKit.PDFDocument {
  return doc.font(face[wanted]).fontSize(size);
}

/** A horizontal line across the paper, or between two points of it. */
export function rule(
  doc: PDFKit.PDFDocument,
  y: number,
  {
    from = inner.left,
    to = inner.right,
    width = 0.6,
    stroke = colour.line,
  }: { from?: number; to?: number; width?: number; stroke?: string } = {},
): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(stroke).stroke();
}
