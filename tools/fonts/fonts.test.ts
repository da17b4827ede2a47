import { THEMES } from '@shop/constants';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { charactersFor } from './characters.ts';
import { cutFace } from './cut-face.ts';
import { openFace } from './fallback-face.ts';
import { readFaces, themeSources } from './display-faces.ts';
import { fontPackages } from './packages.ts';
import { readTexts } from './read-texts.ts';

const filesOf = (theme: string) => {
  const folder = join(themeSources(theme), 'fonts');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => join(folder, name))
    : [];
};

describe.each(THEMES)('display fonts of %s', (theme) => {
  it('are at most two files of 150 kB together, each with its licence', () => {
    const files = filesOf(theme);
    expect(files.length).toBeLessThanOrEqual(2);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(150_000);
    for (const file of files)
      expect(readFileSync(file.replace('.woff2', '.OFL.txt'), 'utf8')).toContain('SIL Open Font License');
  });

  it('contain every character of the headings and names that use them', async () => {
    const texts = readTexts(theme);
    for (const face of await readFaces(theme)) {
      const name = `${face.package.replace(/^.*\//, '')}-${face.weight}.woff2`;
      const folder = join(themeSources(theme), 'fonts');
      const lacking =
        (JSON.parse(readFileSync(join(folder, 'lacking.json'), 'utf8')) as Record<string, string>)[name] ?? '';
      const font = openFace(join(folder, name));
      const missing = charactersFor(face.texts, texts).needed.filter(
        (character) => !lacking.includes(character) && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
      expect(missing, `run "npm run fonts ${theme}"`).toEqual([]);
      expect(lacking).not.toMatch(/[0-9A-Za-zぁ-んァ-ヶ一-龠]/);
    }
  });

  it('are named by the stylesheet and by the tokens, each followed by its fallback', async () => {
    const faces = await readFaces(theme);
    const tokens = readFileSync(join(themeSources(theme), 'tokens.ts'), 'utf8');
    for (const { family, package: name } of faces) {
      expect(fontPackages).toHaveProperty([name]);
      expect(readFileSync(join(themeSources(theme), 'fonts.css'), 'utf8')).toContain(`font-family: "${family}";`);
      expect(tokens).toContain(`"${family}", "${family} fallback"`);
    }
  });
});

describe('a stylesheet', () => {
  it('disables kana spacing in headings while a fallback font replaces one that does not support it', () => {
    const sheet = (theme: string) => readFileSync(join(themeSources(theme), 'fonts.css'), 'utf8');
    expect(sheet('fle')).toContain('font-feature-settings: normal');
    expect(sheet('ass')).not.toContain('font-feature-settings');
  });
});

describe('subsetting a font', () => {
  const whole = filesOf('fle')[0] ?? '';

  it('includes the needed characters, adds others that fit, and names those that the font lacks', async () => {
    const face = await subsetFont(readFileSync(whole), 'ABCDEFGHIJ0123456789', {
      targetFormat: 'truetype',
      noHinting: true,
      keepFeatures: [],
    });
    const font = create(face);
    if (font.isCollection) throw new Error('one face expected');
    const all = await cutFace(face, font, { needed: ['A', '肉'], wished: ['B', 'C', 'D', 'E', 'F', 'G'] }, 100_000);
    expect(all).toMatchObject({ glyphCount: 7, lacking: '肉' });
    const some = await cutFace(
      face,
      font,
      { needed: ['A'], wished: ['B', 'C', 'D', 'E', 'F', 'G'] },
      all.woff2.length - 1,
    );
    expect(some.glyphCount).toBeLessThan(7);
    await expect(cutFace(face, font, { needed: ['A'], wished: [] }, 10)).rejects.toThrow('1 needed characters');
  });
});
