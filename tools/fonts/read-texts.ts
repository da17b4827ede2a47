import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { listThemes } from './list-themes.ts';

const root = join(import.meta.dirname, '..', '..');

/** Words of a theme as far as a display face draws them. */
export interface Texts {
  /** Headings of the screens; names of goods, categories and brands. */
  readonly headings: readonly string[];
  /** Other short texts: labels, buttons, notes of a few words. */
  readonly short: readonly string[];
}

const longestShort = 24;
const nameProperty = /^(name|nameOriginal|title|label|heading)$/;
const titleProperty = /title|heading|eyebrow|greeting/i;
/** Mails and papers, which have no theme. */
const offScreen = /^((.*-)?mail|receipt)\.ts$/;

/** The texts of the copy and of the seeded goods that `theme` can show; words of other themes are left out. */
export function readTexts(theme: string): Texts {
  const others = new Set(listThemes().filter((name) => name !== theme));
  // A theme's words are in `ass.ts`, `ass-home.ts` and so on.
  const copy = sources('libs/copy/src/**/*.{ts,tsx}').filter((file) => !others.has(basename(file, '.ts').replace(/-.*/, '')) && !offScreen.test(basename(file)));
  const seed = sources('apps/server/src/seed/data/**/*.ts');
  const inCopy = copy.flatMap((file) => readLiterals(file));
  const inSeed = seed.flatMap((file) => readLiterals(file)).filter(({ property }) => nameProperty.test(property));
  return {
    headings: [...inSeed, ...inCopy.filter(({ property }) => titleProperty.test(property))].map(({ text }) => text),
    short: inCopy.map(({ text }) => text).filter((text) => text.length <= longestShort && !text.includes('。')),
  };
}

interface Literal {
  readonly text: string;
  /** Name of the property that holds it, nearest first; empty outside one. */
  readonly property: string;
}

const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.')).toSorted();

/** String literals and the fixed parts of templates. */
function readLiterals(file: string): readonly Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node, property: string): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push({ text: node.text, property });
    const inside = ts.isPropertyAssignment(node) ? node.name.getText() : property;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true), '');
  return found;
}
