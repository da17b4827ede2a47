/**
 * Subsets the display fonts of every theme (or of the themes named) to the texts of the shop: `fonts/*.woff2`, the
 * licences, and `fonts.css`. The same texts give the same bytes.
 */
import { THEMES } from '@shop/constants';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { charactersFor } from './characters.ts';
import { cutFace } from './cut-face.ts';
import { fallbackFace, openFace } from './fallback-face.ts';
import { fetchPackage } from './fetch-package.ts';
import { fontStylesheet, type SheetFace } from './font-sheet.ts';
import { readFaces, themeSources } from './display-faces.ts';
import { readTexts } from './read-texts.ts';

async function makeTheme(theme: string): Promise<void> {
  const faces = await readFaces(theme);
  if (faces.length === 0) return;
  const texts = readTexts(theme);
  const target = join(themeSources(theme), 'fonts');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const sheet: SheetFace[] = [];
  const lacking: Record<string, string> = {};
  for (const face of faces) {
    const folder = fetchPackage(face.package);
    const source = join(folder, face.file);
    const font = openFace(source);
    const whole = readFileSync(source);
    const cut = await cutFace(whole, font, charactersFor(face.texts, texts), face.limitKb * 1000);
    const stem = `${face.package.replace(/^.*\//, '')}-${face.weight}`;
    writeFileSync(join(target, `${stem}.woff2`), cut.woff2);
    copyFileSync(join(folder, 'LICENSE_FONT'), join(target, `${stem}.OFL.txt`));
    lacking[`${stem}.woff2`] = cut.lacking;
    sheet.push({
      face,
      file: `${stem}.woff2`,
      fallback: fallbackFace(face, font, texts.headings),
      isProportional: hasProportionalKana(whole),
    });
    console.log(
      `${theme.padEnd(7)} ${stem.padEnd(28)} ${String(cut.glyphCount).padStart(5)} characters ${(cut.woff2.length / 1000).toFixed(1).padStart(6)} kB`,
    );
  }
  writeFileSync(join(target, 'lacking.json'), `${JSON.stringify(lacking, null, 2)}\n`);
  writeFileSync(join(themeSources(theme), 'fonts.css'), fontStylesheet(sheet));
}

const requested = process.argv.slice(2);

for (const theme of requested.length > 0 ? requested : THEMES) await makeTheme(theme);

/**
 * Whether a TrueType file has `palt`, proportional spacing of kana (T-03): a feature of its GPOS table.
 * @see https://learn.microsoft.com/typography/opentype/spec/gpos
 */
function hasProportionalKana(face: Buffer): boolean {
  const tables = Array.from({ length: face.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((offset) => face.toString('latin1', offset, offset + 4) === 'GPOS');
  if (record === undefined) return false;
  const table = face.readUInt32BE(record + 8);
  const features = table + face.readUInt16BE(table + 6);
  return Array.from({ length: face.readUInt16BE(features) }, (_, index) => features + 2 + index * 6).some(
    (offset) => face.toString('latin1', offset, offset + 4) === 'palt',
  );
}
