import { checkSentences } from './check-sentences.ts';
import { tableNames } from './table-names.ts';

/** A refusal of the database, by the fields that both engines give. */
interface Refusal {
  code: string;
  constraint: string;
  table: string;
  column: string;
  /** Such as `Key (code)=(SPRING) already exists.` */
  detail: string;
}

/** Returns a message for a refusal of the database that the author of the row understands; null for other errors. */
export function describeDatabaseError(error: unknown): string | null {
  const refusal = refusalOf(error);
  return refusal && describe(refusal);
}

function describe({ code, constraint, table, column, detail }: Refusal): string {
  switch (code) {
    case '23505':
      return `${columnsIn(detail)}の値が、ほかの行と重なっています。`;
    case '23503':
      return detail.includes('still referenced')
        ? `「${nameOf(/from table "(\w+)"/.exec(detail)?.[1] ?? table)}」で使われています。`
        : `${columnsIn(detail)}の値が、「${nameOf(/in table "(\w+)"/.exec(detail)?.[1] ?? '')}」に登録されていません。`;
    case '23514':
      return checkSentences[constraint] ?? '値の組み合わせが決まりに合いません。';
    case '23502':
      return `${column}を入力してください。`;
    case '22003':
      return '数値が大きすぎます。';
    default:
      return '値の形式が正しくありません。';
  }
}

const nameOf = (table: string): string => tableNames[table] ?? 'ほかの記録';

/** The columns of a key as files name them: a reference without its `_id`. */
function columnsIn(detail: string): string {
  const columns = /^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(', ') ?? ['キー'];
  return columns.map((name) => name.replace(/_id$/, '')).join(' と ');
}

/** The driver's error is the cause of the query builder's. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  if (!('code' in error) || typeof error.code !== 'string' || !/^2[23]/.test(error.code)) return refusalOf(error.cause);
  const text = (name: string): string => String((error as unknown as Record<string, unknown>)[name] ?? '');
  return {
    code: error.code,
    constraint: text('constraint'),
    table: text('table'),
    column: text('column'),
    detail: text('detail'),
  };
}
