import { colour, inner } from './style.ts';

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
