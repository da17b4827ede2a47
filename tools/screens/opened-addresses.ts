import ts from 'typescript';

const opens = new Set(['goto', 'toHaveURL', 'waitForURL']);

/**
 * Returns the URLs that a journey opens or expects: the arguments of `goto`, `toHaveURL` and `waitForURL` as a text, a
 * template, a pattern of a whole path, or a name of one of these. A return URL in the query counts, since the login
 * leads there.
 */
export function openedAddresses(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const named = namesOf(source);
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      opens.has(node.expression.name.text) &&
      !/\bnot$/.test(node.expression.expression.getText())
    ) {
      found.push(...addressesOf(node.arguments[0], named));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .flatMap((address) => [address, ...new URLSearchParams(address.split('?')[1]).getAll('back')])
    .map((address) => address.replace(/[?#].*/, ''));
}

type Named = ReadonlyMap<string, readonly ts.Expression[]>;

/** Constants with one value, and those that run through a list. */
function namesOf(source: ts.SourceFile): Named {
  const names = new Map<string, readonly ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      names.set(node.name.text, [node.initializer]);
    if (
      ts.isForOfStatement(node) &&
      ts.isVariableDeclarationList(node.initializer) &&
      ts.isArrayLiteralExpression(node.expression)
    ) {
      const [declared] = node.initializer.declarations;
      if (declared && ts.isIdentifier(declared.name)) names.set(declared.name.text, node.expression.elements);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function addressesOf(node: ts.Expression | undefined, named: Named): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [templateText(node)];
  if (ts.isRegularExpressionLiteral(node)) return wholePath(node.text);
  if (ts.isCallExpression(node) && node.arguments.length > 0) return addressesOf(node.arguments.at(-1), named);
  if (ts.isIdentifier(node))
    return (named.get(node.text) ?? []).flatMap((value) => (ts.isIdentifier(value) ? [] : addressesOf(value, named)));
  return [];
}

/** Replaces the expressions of a template with `1`, which can be any key, without an origin at its start. */
function templateText({ head, templateSpans }: ts.TemplateExpression): string {
  const [first, ...rest] = templateSpans;
  const after = rest.map(({ literal }) => `1${literal.text}`).join('');
  return `${head.text}${head.text === '' ? '' : '1'}${first?.literal.text ?? ''}${after}`;
}

/**
 * Returns the path `/news/1/` for `/\/news\/\d+\/$/`, with a key for each pattern of one; nothing for a pattern that
 * matches several screens or is only the end of a path.
 */
function wholePath(pattern: string): string[] {
  const path = pattern
    .replace(/^\/|\/[a-z]*$/g, '')
    .replaceAll('\\/', '/')
    .replace(/\$$/, '')
    .replaceAll(/\[\^\/\]\+|\\d\+|\\w\+/g, '1');
  return /^\/([\w-]+\/)+$/.test(path) ? [path] : [];
}
