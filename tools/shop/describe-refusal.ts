/** What the shop says when it refuses. */
export interface Refusal {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly rows?: readonly { readonly row: number | null; readonly field: string; readonly message: string }[];
}

const mostLines = 200;

/** The refusal in lines: what it is about, then what is wrong, row by row. */
export function describeRefusal(
  { message = '操作を受け付けられませんでした。', errors = {}, rows = [] }: Refusal,
  rowName: (row: number) => string = String,
): string {
  const fields = Object.entries(errors).flatMap(([field, messages]) => messages.map((text) => `  ${field}: ${text}`));
  const byRow = rows.map(
    ({ row, field, message: text }) =>
      `  ${row === null ? '(ファイルにない行)' : rowName(row)}${field === '' ? '' : ` ${field}`}: ${text}`,
  );
  const lines = [...fields, ...byRow];
  const rest = lines.length - mostLines;
  return [message, ...lines.slice(0, mostLines), ...(rest > 0 ? [`  ほか${rest}件`] : [])].join('\n');
}
