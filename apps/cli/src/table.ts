/** A column of a table's file, as described by the server. */
export interface Column {
  readonly name: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'instant' | 'date' | 'list' | 'json' | 'postal';
  readonly is_nullable: boolean;
  readonly is_required: boolean;
  readonly values: readonly string[] | null;
}

/** A content table, as described by the server. */
export interface Table {
  readonly name: string;
  readonly label: string;
  readonly key: readonly string[];
  readonly has_channels: boolean;
  readonly is_replaceable: boolean;
  readonly columns: readonly Column[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Returns a column of a file that is only written. */
export const outputColumn = (name: string, kind: Column['kind'] = 'text'): Column => ({
  name,
  kind,
  is_nullable: true,
  is_required: false,
  values: null,
});
