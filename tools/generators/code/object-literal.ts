import ts from 'typescript';

/** Identifies an object: the call or variable that contains it, then property names inward. */
export interface ObjectTarget {
  /** A variable's name, or the name of a function whose first argument is the object. */
  readonly holder: string;
  readonly path?: readonly string[];
}

/** Names of an object's properties, in their order. @throws Error when the object is not there */
export function propertyNames(code: string, target: ObjectTarget): readonly string[] {
  return objectAt(code, target).properties.flatMap((property) => (property.name ? [nameOf(property.name)] : []));
}

/** The source of a property's value; null when the name is not there. @throws Error when the object is not there */
export function propertyText(code: string, target: ObjectTarget, name: string): string | null {
  const property = objectAt(code, target).properties.find(
    (candidate) => candidate.name && nameOf(candidate.name) === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer.getText() : null;
}

/** Adds a property at the end of an object, in its line where it has one, or returns the code as it is when the name is there. @throws Error when the object is not there */
export function addProperty(code: string, target: ObjectTarget, name: string, value: string): string {
  const object = objectAt(code, target);
  if (object.properties.some((property) => property.name && nameOf(property.name) === name)) return code;
  const indent = indentOf(code, object);
  const last = object.properties.at(-1);
  const line = `${indent}  ${name}: ${value},`;
  if (last && !object.getText().includes('\n'))
    return `${code.slice(0, last.end)}, ${name}: ${value}${code.slice(last.end)}`;
  if (!last) return `${code.slice(0, object.getStart() + 1)}\n${line}\n${indent}${code.slice(object.end - 1)}`;
  const comma = /^\s*,/.exec(code.slice(last.end))?.[0].length ?? 0;
  return `${code.slice(0, last.end)},\n${line}${code.slice(last.end + comma)}`;
}

/** Takes a property out of an object with its line; the code as it is when the name is not there. @throws Error when the object is not there */
export function removeProperty(code: string, target: ObjectTarget, name: string): string {
  const object = objectAt(code, target);
  const property = object.properties.find((candidate) => candidate.name && nameOf(candidate.name) === name);
  if (!property) return code;
  const comma = /^[ \t]*,?/.exec(code.slice(property.end))?.[0].length ?? 0;
  const out = code.slice(0, property.getFullStart()) + code.slice(property.end + comma);
  return object.properties.length === 1 ? out.replace(/\{\s*\}/, '{}') : out;
}

function objectAt(code: string, { holder, path = [] }: ObjectTarget): ts.ObjectLiteralExpression {
  const source = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true);
  let object: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === holder && node.initializer)
      object ??= literalOf(node.initializer);
    if (ts.isCallExpression(node) && node.expression.getText() === holder)
      object ??= node.arguments[0] && literalOf(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const step of path) {
    const property = object?.properties.find((candidate) => candidate.name && nameOf(candidate.name) === step);
    object = property && ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined;
  }
  if (!object) throw new Error(`There is no object ${[holder, ...path].join('.')} to write into.`);
  return object;
}

/** The object inside of `as const`, `satisfies` and parentheses. */
function literalOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return literalOf(node.expression);
  return undefined;
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function indentOf(code: string, node: ts.Node): string {
  const start = code.lastIndexOf('\n', node.getStart()) + 1;
  return /^[ \t]*/.exec(code.slice(start))?.[0] ?? '';
}
