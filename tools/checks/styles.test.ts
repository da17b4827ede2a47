import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { customProperties } from '@shop/theming/tokens';
import { tokens } from '@shop/theme-simple/tokens';
import {
  findLayers,
  findProperties,
  findRawColours,
  findUnlayered,
  layersOf,
  listAllStylesheets,
  parse,
} from './styles.ts';

const sheets = listAllStylesheets();

describe('stylesheets of the kit and the themes', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  it('have every rule in a cascade layer', () => {
    expect(sheets.flatMap((file) => findUnlayered(parse(file)).map((rule) => `${file}: ${rule}`))).toEqual([]);
  });

  it('use only the layer of their library', () => {
    const strangers = sheets.flatMap((file) =>
      findLayers(parse(file))
        .filter((layer) => !layersOf(file).includes(layer))
        .map((layer) => `${file}: ${layer}`),
    );
    expect(strangers).toEqual([]);
  });

  it('use only tokens as colours', () => {
    expect(sheets.flatMap((file) => findRawColours(parse(file)).map((line) => `${file}: ${line}`))).toEqual([]);
  });

  it('use no custom property that neither the token contract nor their own stylesheets set', () => {
    const contract = new Set(Object.keys(customProperties(tokens)));
    const all = sheets.map((file) => ({ file, ...findProperties(parse(file)) }));
    const set = new Set(all.flatMap((sheet) => sheet.set));
    expect(
      all.flatMap(({ file, used }) =>
        used.filter((name) => !contract.has(name) && !set.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });
});

describe('the style checks', () => {
  it('find a rule outside every layer, a raw colour and an unknown property', () => {
    const planted = postcss.parse(
      '.a { color: #fff; margin: var(--unknown) } @layer kit { .b { border-color: var(--color-line) } }',
    );
    expect(findUnlayered(planted)).toHaveLength(1);
    expect(findRawColours(planted)).toEqual(['color: #fff']);
    expect(findProperties(planted).used).toContain('--unknown');
  });
});
