import { posix } from 'node:path';
import ts from 'typescript';
import { isTest, parse } from './sources.ts';
import { listSources } from './workspace.ts';

/** A value import from one folder of a project to another. */
export interface FolderImport {
  readonly from: string;
  readonly to: string;
  /** `cart/load-cart.ts imports catalogue/catalogue-of.ts`. */
  readonly line: string;
}

/**
 * Returns the imports between the direct subfolders of a source. Excluded: files next to them, which combine them;
 * tests and their helpers; and types, which do not exist at run time.
 * @param source from the workspace's root: `apps/server/src`
 */
export function folderImports(source: string): FolderImport[] {
  return listSources(source)
    .filter((file) => !isTest.test(file))
    .flatMap((file) => valueImports(parse(file)).map((name) => importOf(posix.relative(source, file), name)))
    .filter(({ from, to }) => from !== to && from !== '' && to !== '');
}

function importOf(file: string, name: string): FolderImport {
  const target = posix.join(posix.dirname(file), name);
  return { from: folderOf(file), to: folderOf(target), line: `${file} imports ${target}` };
}

/** Returns the direct subfolder of the source; empty for a file outside of one. */
function folderOf(file: string): string {
  const [folder = '', ...rest] = file.split('/');
  return rest.length === 0 || folder === '..' ? '' : folder;
}

/** Returns the relative names that a source imports or re-exports as values, including dynamic imports. */
export function valueImports(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && takesValue(node.importClause)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  const add = (name: ts.Expression | undefined): void => {
    if (name && ts.isStringLiteral(name) && name.text.startsWith('.')) names.push(name.text);
  };
  visit(file);
  return names;
}

function takesValue(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const { namedBindings } = clause;
  return (
    clause.name !== undefined ||
    !namedBindings ||
    ts.isNamespaceImport(namedBindings) ||
    namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly)
  );
}

/**
 * The folders from the bottom up: each row takes only of rows before it.
 * @returns the rows, and in `circle` every import between folders that go round
 */
export function layersOf(imports: readonly FolderImport[]): { layers: string[][]; circle: string[] } {
  const layers: string[][] = [];
  let left = new Set(imports.flatMap(({ from, to }) => [from, to]));
  while (left.size > 0) {
    const needing = new Set(imports.filter(({ from, to }) => left.has(from) && left.has(to)).map(({ from }) => from));
    const layer = [...left].filter((folder) => !needing.has(folder)).sort();
    if (layer.length === 0) break;
    layers.push(layer);
    left = needing;
  }
  return {
    layers,
    circle: imports
      .filter(({ from, to }) => reaches(imports, to, from, left))
      .map(({ line }) => line)
      .sort(),
  };
}

/** Whether `goal` is reached from `start` by imports among these folders. */
function reaches(imports: readonly FolderImport[], start: string, goal: string, among: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === goal) return true;
    if (seen.has(folder) || !among.has(folder)) continue;
    seen.add(folder);
    open.push(...imports.filter(({ from }) => from === folder).map(({ to }) => to));
  }
  return false;
}
