import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { face, fontBytes } from '../../../platform/paper/fonts.ts';

/** Returns an empty A4 document with embedded font subsets; the caller adds its pages. */
export function newPdf(title: string, layout: 'portrait' | 'landscape'): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'ja-JP',
    displayTitle: true,
    info: { Title: title },
  });
  for (const name of [face.regular, face.bold]) doc.registerFont(name, fontBytes(name));
  return doc;
}

/** Returns the bytes of the finished document. */
export function finishPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  doc.end();
  return buffer(doc);
}
