import type { Face } from './fonts.ts';
import { colour, inner } from './style.ts';
import { charactersOf, textRuns, type TextRun } from './text-runs.ts';

export interface TextStyle {
  size: number;
  face?: Face;
  colour?: string;
  /** Where `x` is; default `left`. */
  align?: 'left' | 'center' | 'right';
  /** Points between characters. */
  spacing?: number;
}

/** Writes one line of text with its baseline at `y`; missing characters are written in other fonts. */
export function putText(doc: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle): void {
  const { align = 'left', spacing = 0 } = style;
  const width = align === 'left' ? 0 : textWidth(doc, text, style);
  let start = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  for (const run of textRuns(text, style.face ?? 'regular')) {
    use(doc, run, style)
      .fillColor(style.colour ?? colour.ink)
      .text(run.text, start, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
    start += runWidth(doc, run, style) + spacing;
  }
}

/** How wide a line of text is, in points. */
export function textWidth(doc: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  const runs = textRuns(text, style.face ?? 'regular');
  const gaps = Math.max(runs.length - 1, 0) * (style.spacing ?? 0);
  return runs.reduce((width, run) => width + runWidth(doc, run, style), gaps);
}

function runWidth(doc: PDFKit.PDFDocument, run: TextRun, style: TextStyle): number {
  return use(doc, run, style).widthOfString(run.text, { characterSpacing: style.spacing ?? 0 });
}

/** Breaks a text where it must; Japanese may break between any two characters but before a closing sign. */
export function wrapText(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): string[] {
  if (textWidth(doc, text, style) <= width) return [text];
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const character of charactersOf(text)) {
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

/** Selects a font: the shop's faces are registered by name, others at their first use. */
function use(doc: PDFKit.PDFDocument, { font }: TextRun, { size }: TextStyle): PDFKit.PDFDocument {
  if (typeof font === 'string') return doc.font(font).fontSize(size);
  return doc.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
}

/** Draws a horizontal line across the page, or between two points. */
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
