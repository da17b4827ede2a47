import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { isTest, parse } from './sources.ts';
import { root } from './workspace.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
}

/** The two sides that may read a setting. */
export type Side = 'front' | 'server';

/** Sources of a side; on the server without those that only store or change settings. */
const sourcesOf: Readonly<Record<Side, { readonly files: readonly string[]; readonly exclude: RegExp }>> = {
  front: { files: ['libs/**/*.{ts,tsx}', 'apps/storefront/{app,server}/**/*.{ts,tsx}'], exclude: /^$/ },
  server: {
    files: ['apps/server/src/**/*.ts'],
    exclude: /^apps\/server\/src\/(seed|operator|channel\/channel\.ts)/,
  },
};

/** Dotted names of all settings of the contract: `SITE.NO_MEMBER_USE`. A list or a map is one setting. */
export function settingsOfContract(): string[] {
  const text = readFileSync(join(root, 'libs/api/src/generated/openapi.json'), 'utf8');
  const contract = JSON.parse(text) as { components: { schemas: { FrontSettings: Schema } } };
  return leavesOf(contract.components.schemas.FrontSettings, []);
}

function leavesOf({ properties }: Schema, path: readonly string[]): string[] {
  if (!properties) return [path.join('.')];
  return Object.entries(properties).flatMap(([name, part]) => leavesOf(part, [...path, name]));
}

/** The files of a side that read a setting. */
export function readersOf(setting: string, side: Side, settings: readonly string[]): string[] {
  const [name = '', parent = ''] = setting.split('.').toReversed();
  const isAmbiguous = settings.filter((known) => known.endsWith(`.${name}`)).length > 1;
  return wordsOfSources(side)
    .filter(({ names }) => names.has(name) && (!isAmbiguous || names.has(parent)))
    .map(({ file }) => file);
}

interface Identifiers {
  readonly file: string;
  readonly names: ReadonlySet<string>;
}

const known = new Map<Side, Identifiers[]>();

function wordsOfSources(side: Side): Identifiers[] {
  const { files, exclude } = sourcesOf[side];
  const found =
    known.get(side) ??
    globSync([...files], { cwd: root, exclude: ['**/node_modules/**'] })
      .filter((file) => !isTest.test(file) && !exclude.test(file))
      .map((file) => ({ file, names: identifiersOf(parse(file)) }));
  known.set(side, found);
  return found;
}

/** Identifiers and strings of a source in upper case, those of types left out. */
export function identifiersOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && /^[A-Z][A-Z_-]+$/.test(node.text))
      names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
