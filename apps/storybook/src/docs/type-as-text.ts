import ts from 'typescript';

/** More choices than these are counted, not listed. */
const mostChoices = 8;

/** A type as a designer reads it: `string | null` → 文字(ないこともある). */
export function typeAsText(type: ts.Type, checker: ts.TypeChecker): string {
  const { aliasSymbol } = type;
  if (aliasSymbol && aliasSymbol.name !== 'ReactNode' && type.isUnion() && !type.types.every((one) => one.isLiteral()))
    return aliasSymbol.name;
  const parts = type.isUnion() ? type.types : [type];
  const known = parts.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const isNullable = parts.some(({ flags }) => flags & ts.TypeFlags.Null);
  const labels = type.aliasSymbol?.name === 'ReactNode' ? '描くもの' : knownAsText(known, checker);
  return isNullable && labels !== '描くもの' ? `${labels}(ないこともある)` : labels;
}

function knownAsText(types: readonly ts.Type[], checker: ts.TypeChecker): string {
  if (types.length > 0 && types.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return 'はい・いいえ';
  const choices = types.flatMap((type) => (type.isLiteral() ? [String(type.value)] : []));
  const shapes = types.filter(isShape);
  const others = types.filter((type) => !type.isLiteral() && !isShape(type));
  return [
    ...(choices.length > 0 ? [listed(choices)] : []),
    ...new Set(others.map((type) => oneAsText(type, checker))),
    ...(shapes.length > 0 ? [membersOf(shapes)] : []),
  ].join(' または ');
}

const listed = (choices: readonly string[]): string =>
  choices.length > mostChoices
    ? `${choices.slice(0, mostChoices).join('・')} など${choices.length}種`
    : choices.join('・');

/** An object without a name. */
const isShape = (type: ts.Type): boolean =>
  !type.aliasSymbol && type.symbol?.name === '__type' && type.getCallSignatures().length === 0;

const membersOf = (shapes: readonly ts.Type[]): string =>
  `${[...new Set(shapes.flatMap((shape) => shape.getProperties().map(({ name }) => name)))].join('・')} のまとまり`;

function oneAsText(type: ts.Type, checker: ts.TypeChecker): string {
  const named = type.aliasSymbol?.name ?? type.symbol?.name;
  if (type.flags & ts.TypeFlags.String) return '文字';
  if (type.flags & ts.TypeFlags.Number) return '数';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'はい・いいえ';
  if (type.aliasSymbol?.name === 'ReactNode' || named === 'ReactElement') return '描くもの';
  if (checker.isArrayType(type)) {
    const [entry] = checker.getTypeArguments(type as ts.TypeReference);
    return entry ? `${typeAsText(entry, checker)}の並び` : '並び';
  }
  const [call] = type.getCallSignatures();
  if (call) return call.getReturnType().flags & ts.TypeFlags.Void ? 'できごと' : '関数';
  return named !== undefined && !named.startsWith('__') ? named : checker.typeToString(type);
}
