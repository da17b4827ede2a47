import { inflateSync } from 'node:zlib';

/**
 * Returns the texts of every page of a PDF in the order in which they were drawn, by the maps of its fonts. The glyph
 * of a missing character (.notdef, number 0) becomes □.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [
      Number(id),
      body ?? '',
    ]),
  );
  const fontOf = (id: number): ReadonlyMap<number, string> =>
    unicodeMap(streamOf(objects.get(refIn(objects.get(id) ?? '', 'ToUnicode')) ?? ''));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.flatMap((page) => {
    const resources = objects.get(refIn(page, 'Resources')) ?? page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name ?? '', fontOf(Number(id))]),
    );
    return textsOf(streamOf(objects.get(refIn(page, 'Contents')) ?? ''), fonts);
  });
}

function refIn(dictionary: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? -1);
}

function streamOf(body: string): string {
  const bytes = Buffer.from(/stream\r?\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '', 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Glyph number → text, as the font's ToUnicode map lists it. */
function unicodeMap(cmap: string): ReadonlyMap<number, string> {
  const map = new Map<number, string>();
  for (const [, from, list] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...(list ?? '').matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex], index) =>
      map.set(Number.parseInt(from ?? '', 16) + index, utf16(hex ?? '')),
    );
  }
  return map;
}

function utf16(hex: string): string {
  const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  return bytes.swap16().toString('utf16le');
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  let font: ReadonlyMap<number, string> = new Map();
  const texts: string[] = [];
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? font;
    else
      texts.push(
        [...(array ?? '').matchAll(/<([0-9a-f]+)>/gi)]
          .flatMap(([, hex]) => (hex ?? '').match(/.{4}/g) ?? [])
          .map((glyph) => (glyph === '0000' ? '□' : (font.get(Number.parseInt(glyph, 16)) ?? '□')))
          .join(''),
      );
  }
  return texts;
}
