import ts from 'typescript';

/** Makes the named imports from a module exactly what the code below uses of `names`; what else is imported from it stays. */
export function pruneNamedImports(code: string, module: string, names: readonly string[]): string {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (node): node is ts.ImportDeclaration =>
      ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && node.moduleSpecifier.text === module,
  );
  const bindings = found?.importClause?.namedBindings;
  const present = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((element) => element.getText()) : [];
  const rest = found ? code.slice(0, found.getStart()) + code.slice(found.end) : code;
  const wanted = names.filter((name) => new RegExp(`\\b${name}\\(`).test(rest));
  const all = [...new Set([...present.filter((name) => !names.includes(name)), ...wanted])].toSorted();
  const statement = all.length > 0 ? `import { ${all.join(', ')} } from '${module}';` : '';
  if (!found) return statement === '' ? code : `${statement}\n${code}`;
  return code.slice(0, found.getStart()) + statement + code.slice(found.end);
}

/** Adds a type to `import type { … } from 'module'`, or the whole line behind the last import; one that is imported stays. */
export function addTypeImport(code: string, module: string, name: string): string {
  const imports = ts
    .createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isImportDeclaration);
  const lists = imports.flatMap(({ moduleSpecifier, importClause }) => {
    const bindings = importClause?.namedBindings;
    return ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === module &&
      bindings &&
      ts.isNamedImports(bindings)
      ? [bindings]
      : [];
  });
  const [list] = lists;
  if (lists.some(({ elements }) => elements.some((element) => element.name.text === name))) return code;
  if (list)
    return `${code.slice(0, list.getStart())}{ ${[...list.elements.map((element) => element.getText()), name].toSorted().join(', ')} }${code.slice(list.end)}`;
  const end = imports.at(-1)?.end;
  const line = `import type { ${name} } from '${module}';\n`;
  return end === undefined ? `${line}${code}` : `${code.slice(0, end + 1)}${line}${code.slice(end + 1)}`;
}
