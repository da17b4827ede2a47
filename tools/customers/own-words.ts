import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayerPlace } from '@shop/theming/vite';
import ts from 'typescript';

/** Shorter texts are common words that many layers have. */
const LEAST = 4;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Sources of texts that every edition contains. */
const shared = ['libs/{copy,kit,parts,forms,form-definitions,pages,state,constants,japanese,theming,api}/src', 'apps/storefront/app'];

/**
 * Returns texts that only builds with a certain layer may contain: its own texts without those of the shared libraries
 * and of the edition's layers.
 *
 * @param own names of the edition's layers
 * @returns by the name of each layer that does not belong to the edition
 */
export function foreignWords(
  root: string,
  places: readonly LayerPlace[],
  own: readonly string[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const ownTexts = [
    ...wordsIn(root, shared.map((folder) => `${folder}/**/*.{ts,tsx}`)),
    ...places.filter(({ name }) => own.includes(name)).flatMap((layer) => [...wordsOfLayer(root, layer)]),
  ].join('\n');
  return new Map(
    places
      .filter(({ name }) => !own.includes(name))
      .map((layer) => [
        layer.name,
        new Set([...wordsOfLayer(root, layer)].filter((text) => !ownTexts.includes(text))),
      ]),
  );
}

/** Returns all texts of a layer. */
export function wordsOfLayer(root: string, { name, kind }: LayerPlace): ReadonlySet<string> {
  return wordsIn(root, [`libs/${kind}s/${name}/src/**/*.{ts,tsx}`]);
}

/** Returns the Japanese texts, parts of templates and texts between tags, without tests and stories. Each is a trace of its owner. */
export function wordsIn(root: string, patterns: readonly string[]): ReadonlySet<string> {
  const files = globSync([...patterns], { cwd: root }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => textsOf(join(root, file))).filter(isProse));
}

function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    else if (ts.isJsxText(node)) found.push(node.text.trim());
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const isProse = (text: string) => [...text].length >= LEAST && japanese.test(text) && !text.includes('\n');
