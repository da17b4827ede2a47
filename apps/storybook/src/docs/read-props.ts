import { join } from 'node:path';
import ts from 'typescript';
import { workspace } from '../index/workspace.ts';
import { typeAsText } from './type-as-text.ts';

/** One prop of a component, its type in Japanese. */
export interface PropTexts {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** Returns the props of the component of each file of stories, without those of HTML, by path. Takes seconds: it compiles all imports. */
export function readProps(paths: readonly string[]): ReadonlyMap<string, readonly PropTexts[]> {
  const config: unknown = ts.readConfigFile(join(workspace, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, workspace);
  const program = ts.createProgram(
    paths.map((path) => join(workspace, path)),
    options,
  );
  const checker = program.getTypeChecker();
  return new Map(
    paths.map((path) => {
      const component = componentOf(program.getSourceFile(join(workspace, path)));
      return [path, component ? propsOf(component, checker) : []];
    }),
  );
}

/** The expression that `meta.component` names. */
function componentOf(file: ts.SourceFile | undefined): ts.Node | undefined {
  const declarations = file?.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
  );
  const value = declarations?.find(({ name }) => ts.isIdentifier(name) && name.text === 'meta')?.initializer;
  const object = value && ts.isSatisfiesExpression(value) ? value.expression : value;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === 'component');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function propsOf(component: ts.Node, checker: ts.TypeChecker): readonly PropTexts[] {
  const [parameter] = checker.getTypeAtLocation(component).getCallSignatures()[0]?.parameters ?? [];
  if (!parameter) return [];
  const type = checker.getTypeOfSymbolAtLocation(parameter, component);
  const shapes = type.isUnion() ? type.types : [type];
  const names = new Set(
    shapes.flatMap((shape) =>
      shape
        .getProperties()
        .filter(isOurs)
        .map(({ name }) => name),
    ),
  );
  return [...names].map((name) => {
    const symbols = shapes.flatMap((shape) => shape.getProperty(name) ?? []);
    const types = symbols.map((symbol) => checker.getTypeOfSymbolAtLocation(symbol, component));
    const isOptional = symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
    return {
      name,
      type: [...new Set(types.map((one) => typeAsText(one, checker)))].join('・'),
      isRequired: !isOptional && symbols.length === shapes.length,
    };
  });
}

const isOurs = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false;
