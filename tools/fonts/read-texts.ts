import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** The texts of a theme that use a display font. */
export interface Texts {
  /** Original names of products. */
  readonly names: readonly string[];
  /** Headings of the screens; names of products, categories and brands. */
  readonly headings: readonly string[];
  /** Other short texts: labels, buttons, short notes, and the titles that editors and customers write. */
  readonly short: readonly string[];
}

const longestShort = 24;
const nameProperty = /^(name|nameOriginal|title|label|heading)$/;
const titleProperty = /title|heading|eyebrow|greeting/i;
/** Editorial content, which changes all the time; a font file cannot contain future titles. */
const written = /\/(?:editorial|pages)\/|\/(?:sample-reviews|messages|member-things)\.ts$/;
/** Mails, PDFs and Markdown, which have no theme. */
const offScreen = /^((.*-)?mail|receipt|product-markdown)\.ts$/;

/** Returns the texts of the copy and of the seeded products that `theme` can show, without those of other themes. */
export function readTexts(theme: string): Texts {
  const copy = [
    ...sources('libs/copy/src/**/*.{ts,tsx}').filter((file) => !offScreen.test(basename(file))),
    ...sources(`libs/themes/${theme}/src/copy/*.ts`),
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
  /** The name of the property that contains the text, innermost first; empty outside of one. */
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
