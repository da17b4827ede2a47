import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Fewer characters are common words, which many have. */
const LEAST = 4;
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * What a folder's sources say in Japanese: texts, the parts of templates, and what stands between tags. Each is a trace of
 * its owner wherever it is found.
 *
 * @param folder of a theme, a variant or a library; tests and stories are left out
 */
export function wordsOf(folder: string): ReadonlySet<string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));
  return new Set(files.flatMap((file) => textsOf(join(folder, file))).filter(isTelling));
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

const isTelling = (text: string) => [...text].length >= LEAST && japanese.test(text) && !text.includes('\n');
