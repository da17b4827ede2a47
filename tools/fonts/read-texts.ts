import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** Words of a theme as far as a display face draws them. */
export interface Texts {
  /** Names of goods where they come from. */
  readonly names: readonly string[];
  /** Headings of the screens; names of goods, categories and brands. */
  readonly headings: readonly string[];
  /** Other short texts: labels, buttons, notes of a few words, and the titles that editors and buyers write. */
  readonly short: readonly string[];
}

const longestShort = 24;
const nameProperty = /^(name|nameOriginal|title|label|heading)$/;
const titleProperty = /title|heading|eyebrow|greeting/i;
/** What is written anew all the time: no file holds the words of tomorrow's titles. */
const written = /\/(?:editorial|pages)\/|\/(?:sample-reviews|messages|member-things)\.ts$/;
/** Mails, papers and Markdown, which have no theme. */
const offScreen = /^((.*-)?mail|receipt|product-markdown)\.ts$/;

/** The texts of the copy and of the seeded goods that `theme` can show; words of other themes are left out. */
export function readTexts(theme: string): Texts {
  const copy = [
    ...sources('libs/copy/src/**/*.{ts,tsx}').filter((file) => !offScreen.test(basename(file))),
    ...sources(`libs/themes/${theme}/src/words/*.ts`),
  ];
  const seed = sources('apps/server/src/seed/data/**/*.ts');
  const inCopy = copy.flatMap((file) => readLiterals(file));
  const titlesIn = (files: readonly string[]) =>
    files.flatMap((file) => readLiterals(file)).filter(({ property }) => nameProperty.test(property));
  const inSeed = titlesIn(seed.filter((file) => !written.test(file)));
  return {
    names: inSeed.filter(({ property }) => property === 'nameOriginal').map(({ text }) => text),
    headings: [...inSeed, ...inCopy.filter(({ property }) => titleProperty.test(property))].map(({ text }) => text),
    short: [
      ...titlesIn(seed.filter((file) => written.test(file))),
      ...inCopy.filter(({ text }) => text.length <= longestShort && !text.includes('。')),
    ].map(({ text }) => text),
  };
}

interface Literal {
  readonly text: string;
  /** Name of the property that holds it, nearest first; empty outside one. */
  readonly property: string;
}

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .toSorted();

/** String literals and the fixed parts of templates. */
function readLiterals(file: string): readonly Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node, property: string): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({ text: node.text, property });
    const inside = ts.isPropertyAssignment(node) ? node.name.getText() : property;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true), '');
  return found;
}
