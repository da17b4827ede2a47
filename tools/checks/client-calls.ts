import { globSync } from 'node:fs';
import ts from 'typescript';
import { isTest, parse } from './sources.ts';
import { root } from './workspace.ts';

/** A call of the shop's API as a source makes it by the typed client. */
export interface ClientCall {
  /** `PATCH /v1/carts/reset`, as in the contract; a path that cannot be read from the source is `?`. */
  readonly call: string;
  readonly file: string;
}

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Every call that the fronts make: sources of libraries and of the page server, without tests and what is generated. */
export function clientCalls(): ClientCall[] {
  return globSync(['libs/**/*.{ts,tsx}', 'apps/storefront/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .filter((file) => !isTest.test(file))
    .flatMap((file) => callsOf(parse(file)).map((call) => ({ call, file })));
}

/** What a source calls: `api.GET('/v1/brands')`, also where the path is one of two. */
export function callsOf(source: ts.SourceFile): string[] {
  const calls: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      methods.has(node.expression.name.text)
    ) {
      const { text: method } = node.expression.name;
      calls.push(...pathsOf(node.arguments[0]).map((path) => `${method} ${path}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function pathsOf(node: ts.Expression | undefined): string[] {
  if (node && ts.isStringLiteralLike(node)) return [node.text];
  if (node && ts.isConditionalExpression(node)) return [...pathsOf(node.whenTrue), ...pathsOf(node.whenFalse)];
  return ['?'];
}
