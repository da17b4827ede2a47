import { join } from 'node:path';
import ts from 'typescript';
import { workspace } from '../index/workspace.ts';
import { typeInWords } from './type-in-words.ts';

/** One property of a component, in words. */
export interface PropWords {
  readonly name: string;
  readonly type: string;
  /** Its docstring, or that of its type; empty where neither has one. */
  readonly docstring: string;
  readonly isRequired: boolean;
}

/**
 * The properties of the component of each file of stories, by the file's path; those of HTML are left out. Takes some seconds:
 * the compiler reads what all of them import.
 */
export function readProps(paths: readonly string[]): ReadonlyMap<string, readonly PropWords[]> {
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

/** What `component` of `meta` names. */
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

function propsOf(component: ts.Node, checker: ts.TypeChecker): readonly PropWords[] {
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
      type: [...new Set(types.map((one) => typeInWords(one, checker)))].join('・'),
      docstring:
        docOf(symbols, checker) ||
        docOf(
          types.flatMap((one) => symbolOf(one, checker) ?? []),
          checker,
        ),
      isRequired: !isOptional && symbols.length === shapes.length,
    };
  });
}

const isOurs = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')) ?? false;

/** What bears the docstring of a type: its name, or that of the entries of a list. */
function symbolOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol | undefined {
  const one = type.isUnion() && !type.aliasSymbol ? checker.getNonNullableType(type) : type;
  const entry = checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference)[0] : one;
  const symbol = entry?.aliasSymbol ?? entry?.symbol;
  return symbol && isOurs(symbol) ? symbol : undefined;
}

const docOf = (symbols: readonly ts.Symbol[], checker: ts.TypeChecker): string =>
  [...new Set(symbols.map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker))))]
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll('\n', ' ');
