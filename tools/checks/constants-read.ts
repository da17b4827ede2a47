import { globSync } from 'node:fs';
import ts from 'typescript';
import { isTest, parse } from './sources.ts';
import { root } from './workspace.ts';

/** Figures that `libs/constants` exports by path: `SCROLL.animationMs`, `LOADING_BAR_MS`. */
export function exportedFigures(): string[] {
  return globSync('libs/constants/src/*.ts', { cwd: root })
    .filter((file) => !isTest.test(file))
    .flatMap((file) => parse(file).statements.filter(ts.isVariableStatement).filter(isExported))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) => leavesOf(name.getText(), initializer));
}

function isExported({ modifiers }: ts.VariableStatement): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function leavesOf(path: string, node: ts.Expression | undefined): string[] {
  const value = node && ts.isAsExpression(node) ? node.expression : node;
  if (!value || !ts.isObjectLiteralExpression(value)) return [path];
  return value.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) => leavesOf(`${path}.${name.getText().replace(/^'|'$/g, '')}`, initializer));
}

/** Returns what a source reads of `names`, as paths; a path that ends early is read as a whole. */
export function readsOf(source: ts.SourceFile, names: ReadonlySet<string>): string[] {
  const reads: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text) && isValue(node)) reads.push(...pathsFrom(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reads;
}

function isValue({ parent, text }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text !== text || parent.expression.getText() === text;
  return (
    !(ts.isVariableDeclaration(parent) && parent.name.getText() === text) &&
    !(ts.isPropertyAssignment(parent) && parent.name.getText() === text)
  );
}

function pathsFrom(identifier: ts.Identifier): string[] {
  let node: ts.Expression = identifier;
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) node = node.parent;
  const path = node.getText();
  const { parent } = node;
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return [path];
  return parent.name.elements.map(({ propertyName, name }) => `${path}.${(propertyName ?? name).getText()}`);
}

/** Figures that no source of the product reads. */
export function unreadFigures(): string[] {
  const figures = exportedFigures();
  const names = new Set(figures.map((figure) => figure.split('.')[0] ?? figure));
  const reads = new Set(
    globSync(['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', 'tools/**/*.ts'], {
      cwd: root,
      exclude: ['**/node_modules/**'],
    })
      .filter((file) => !isTest.test(file) && !/^apps\/(e2e|storybook)\//.test(file))
      .flatMap((file) => readsOf(parse(file), names)),
  );
  return figures.filter(
    (figure) =>
      ![...reads].some((read) => figure === read || figure.startsWith(`${read}.`) || read.startsWith(`${figure}.`)),
  );
}
