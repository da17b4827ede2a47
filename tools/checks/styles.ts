import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { root } from './workspace.ts';

/** Style sheets of the kit, the forms, the themes and the variants, relative to the root. */
export const listAllStylesheets = (): string[] =>
  globSync(['libs/{kit,parts,forms}/src/**/*.css', 'libs/{themes,variants}/*/src/**/*.css'], { cwd: root });

export const parse = (file: string): Root => postcss.parse(readFileSync(join(root, file), 'utf8'), { from: file });

const allowedTopLevel = new Set(['layer', 'import', 'font-face', 'custom-media', 'charset']);

/** Rules that stand outside every cascade layer and would beat all of them. */
export function findUnlayered(sheet: Root): string[] {
  return (sheet.nodes ?? [])
    .filter((node) => node.type !== 'comment' && !(node.type === 'atrule' && allowedTopLevel.has(node.name)))
    .map((node) => node.toString().split('\n')[0] ?? '');
}

/** Layers that a sheet of this folder may fill; the order of all is stated once (docs/architecture.md). */
export function layersOf(file: string): readonly string[] {
  const [, kind, name] = file.split('/');
  if (kind === 'themes')
    return [name === 'simple' ? 'simple' : 'theme', ...(file.endsWith('/base.css') ? ['tokens'] : [])];
  return kind === 'variants' ? ['variant'] : ['reset', 'kit', 'utilities'];
}

/** Names of the layers that a sheet fills. */
export function findLayers(sheet: Root): string[] {
  return (sheet.nodes ?? []).flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' && node.nodes ? [node.params.trim()] : [],
  );
}

const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb|color)\(|\b(?:white|black|red|gray|grey)\b/i;

/** Declarations with a colour that no token names. */
export function findRawColours(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkDecls((declaration: Declaration) => {
    const value = declaration.value
      .replace(/url\([^)]*\)/g, '')
      .replace(/--[\w-]+/g, '')
      .replace(/color\(\s*from/g, '')
      .replace(/color-mix\(/g, '');
    if (
      !/^(font|grid|animation|transition|content|white-space|will-change)/.test(declaration.prop) &&
      colour.test(value)
    )
      found.push(declaration.toString());
  });
  return found;
}

/** Custom properties that are used, with those that the sheet itself sets. */
export function findProperties(sheet: Root): { used: string[]; set: string[] } {
  const used: string[] = [];
  const set: string[] = [];
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) set.push(declaration.prop);
    used.push(...[...declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? ''));
  });
  return { used, set };
}
