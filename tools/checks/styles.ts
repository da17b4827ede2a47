import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { root } from './workspace.ts';

/** Returns the stylesheets of the kit, the forms, the themes and the variants, relative to the root. */
export const listAllStylesheets = (): string[] =>
  globSync(['libs/{kit,parts,forms}/src/**/*.css', 'libs/{themes,variants}/*/src/**/*.css'], { cwd: root });

export const parse = (file: string): Root => postcss.parse(readFileSync(join(root, file), 'utf8'), { from: file });

const allowedTopLevel = new Set(['layer', 'import', 'font-face', 'custom-media', 'charset']);

/** Returns rules outside of every cascade layer, which would override all layers. */
export function findUnlayered(sheet: Root): string[] {
  return (sheet.nodes ?? [])
    .filter((node) => node.type !== 'comment' && !(node.type === 'atrule' && allowedTopLevel.has(node.name)))
    .map((node) => node.toString().split('\n')[0] ?? '');
}

/**
 * Returns the layers that a stylesheet of this folder may use; their order is documented once (docs/architecture.md).
 */
export function layersOf(file: string): readonly string[] {
  const [, kind, name] = file.split('/');
  if (kind === 'themes')
    return [name === 'simple' ? 'simple' : 'theme', ...(file.endsWith('/base.css') ? ['tokens'] : [])];
  return kind === 'variants' ? ['variant'] : ['reset', 'kit', 'utilities'];
}

/** Returns the names of the layers that a stylesheet uses. */
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

/** Returns the custom properties that a stylesheet uses, and those that it sets. */
export function findProperties(sheet: Root): { used: string[]; set: string[] } {
  const used: string[] = [];
  const set: string[] = [];
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) set.push(declaration.prop);
    used.push(...[...declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1] ?? ''));
  });
  return { used, set };
}
