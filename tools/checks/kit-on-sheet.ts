import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { parse } from './sources.ts';
import { root } from './workspace.ts';

/** What themes are made of, by the name of the library. */
const libraries = { '@shop/kit': 'libs/kit/src', '@shop/parts': 'libs/parts/src' };
const theme = 'libs/themes/simple/src';

/** Components that the kit and the shop's parts hand out, each with the file that holds it. */
export function kitComponents(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(libraries).flatMap((folder) =>
      namesOf(parse(`${folder}/index.ts`))
        .filter(({ name, from }) => /^[A-Z]/.test(name) && from.endsWith('.tsx'))
        .map(({ name, from }) => [name, join(folder, from)] as const),
    ),
  );
}

/**
 * Components of the kit and the parts that are drawn when Simple draws these slots: those that a slot's file names, those that these
 * are made of, and those of the slots it draws in its turn.
 */
export function drawnBy(slots: readonly string[]): ReadonlySet<string> {
  const components = kitComponents();
  const files = slotFiles();
  const drawn = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string | undefined): void => {
    if (file === undefined || seen.has(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    const source = parse(file);
    for (const { name, from } of namesOf(source)) {
      if (from === '@shop/theming') visit(files.get(name));
      const inKit = from in libraries ? components.get(name) : undefined;
      const path = inKit ?? (from.startsWith('.') ? join(dirname(file), from) : undefined);
      if (components.get(name) === path) drawn.add(name);
      if (path?.endsWith('.tsx')) visit(path);
    }
    for (const path of importedLater(source)) visit(join(dirname(file), path));
  };
  for (const slot of slots) visit(files.get(slot));
  return drawn;
}

/** What a file takes or hands on from others, by name; types are left out. */
function namesOf(source: ts.SourceFile): readonly { readonly name: string; readonly from: string }[] {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings) {
      const { namedBindings, isTypeOnly } = statement.importClause;
      return isTypeOnly || !ts.isNamedImports(namedBindings) ? [] : named(namedBindings, statement.moduleSpecifier);
    }
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      return statement.isTypeOnly ? [] : named(statement.exportClause, statement.moduleSpecifier);
    }
    return [];
  });
}

function named({ elements }: ts.NamedImports | ts.NamedExports, from: ts.Expression | undefined) {
  if (!from || !ts.isStringLiteral(from)) return [];
  return [...elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ propertyName, name }) => ({ name: (propertyName ?? name).text, from: from.text }));
}

/** Files that are fetched when they are first drawn. */
function importedLater(source: ts.SourceFile): readonly string[] {
  const paths: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      if (path && ts.isStringLiteral(path)) paths.push(path.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return paths;
}

/** The file by which Simple draws a slot. */
function slotFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isCallExpression(node.initializer)) {
      const [path] = importedLater(node.initializer.getSourceFile()).filter((one) =>
        node.initializer.getText().includes(`'${one}'`),
      );
      if (path) files.set(node.name.text, join(theme, path));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(`${theme}/theme.ts`));
  return files;
}
