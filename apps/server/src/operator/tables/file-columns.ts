import { getTableColumns, is } from 'drizzle-orm';
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core';
import { contractDocument } from '../../platform/contract/openapi-document.ts';
import type { JsonSchema } from '../../platform/contract/openapi-document.ts';
import { shareSchemas } from '../../platform/contract/share-schemas.ts';
import type { ContentTable } from './content-table.ts';
import type { ColumnKind, FileColumn } from './table-types.ts';

export type { ColumnKind, FileColumn } from './table-types.ts';

/** Set by the server itself whenever a row changes. */
export const changedAt = 'updatedAt';

const contract = shareSchemas(contractDocument).components?.schemas ?? {};
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the columns of a table's file in the table's order; lists of other tables are last. */
export function fileColumns({
  table,
  key,
  hidden = [],
  references = {},
  lists = [],
  postal,
  path,
  shape,
  file,
}: ContentTable): readonly FileColumn[] {
  if (file) return file.columns;
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  const isShown = (property: string) =>
    property !== changedAt && !hidden.includes(property) && (property !== 'id' || key.includes('id'));
  const bounds = shape === undefined ? {} : propertiesOf({ $ref: `${shape}#` });
  const own = columns
    .filter(([property]) => isShown(property))
    .map(([property, column]): FileColumn => {
      const reference = references[property];
      const name = reference?.as ?? snake(property);
      const kind = reference ? 'text' : property === postal ? 'postal' : kindOf(column);
      // Generated values are empty in a new row.
      const isNullable = !column.notNull || column.generatedIdentity !== undefined;
      const values = column.enumValues ?? null;
      return {
        name,
        property,
        kind,
        isIdentifier:
          isText(kind) &&
          (reference !== undefined || key.includes(property) || column.isUnique || name.endsWith('_keys')),
        isNullable,
        isPath: property === path,
        isRequired: column.notNull && !column.hasDefault && column.generatedIdentity === undefined,
        values,
        schema: schemaOf(isOfNumbers(column) ? numberListSchema : types[kind], {
          kind,
          isNullable,
          values,
          bound: reference ? undefined : bounds[name],
        }),
      };
    });
  const more = lists.map(({ as }): FileColumn => ({
    name: as,
    property: null,
    kind: 'list',
    isIdentifier: true,
    isNullable: false,
    isRequired: false,
    values: null,
    schema: listSchema,
  }));
  return [...own, ...more];
}

/** Returns the columns that identify a row. */
export function keyColumns({ key }: ContentTable, columns: readonly FileColumn[]): FileColumn[] {
  return columns.filter(({ name, property }) => key.includes(property ?? name));
}

const isText = (kind: ColumnKind): boolean => kind === 'text' || kind === 'list' || kind === 'postal';

/** The properties of a schema and of those that it is made of. */
function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  const { $ref, allOf, properties } = (
    typeof schema.$ref === 'string' ? contract[schema.$ref.replace(/#$/, '')] : schema
  ) as { $ref?: string; allOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };
  const parts = $ref === undefined ? (allOf ?? []) : [{ $ref }];
  return Object.assign({}, ...parts.map(propertiesOf), properties) as Record<string, JsonSchema>;
}

/** Whether a list has no texts: the file has it as JSON, `[0,6]`. */
function isOfNumbers(column: PgColumn): boolean {
  return is(column, PgArray) && column.baseColumn.dataType === 'number';
}

function kindOf(column: PgColumn): ColumnKind {
  const { columnType, dataType } = column;
  if (isOfNumbers(column)) return 'json';
  if (columnType === 'PgDateString') return 'date';
  if (columnType === 'PgReal') return 'number';
  switch (dataType) {
    case 'number':
      return 'integer';
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'instant';
    case 'array':
      return 'list';
    case 'json':
      return 'json';
    default:
      return 'text';
  }
}

const listSchema: JsonSchema = {
  type: 'array',
  maxItems: 1000,
  items: { type: 'string', minLength: 1, maxLength: 200 },
};

const numberListSchema: JsonSchema = { type: 'array', maxItems: 1000, items: { type: 'integer' } };

const types: Record<ColumnKind, JsonSchema> = {
  text: { type: 'string', maxLength: 200_000 },
  integer: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  list: listSchema,
  json: {},
  postal: { type: 'string', maxLength: 10 },
};

interface Bounds {
  kind: ColumnKind;
  isNullable: boolean;
  values: readonly string[] | null;
  /** The schema of the property with the same name in the contract. */
  bound: JsonSchema | undefined;
}

function schemaOf(type: JsonSchema, { kind, isNullable, values, bound }: Bounds): JsonSchema {
  const own = { ...type, ...(values && { enum: values }) };
  // In the contract a picture, list or instant may be derived from the column, so it limits only texts, integers and
  // JSON.
  const reported =
    bound !== undefined &&
    (kind === 'json' || (kind === 'text' && isOf(bound, 'string')) || (kind === 'integer' && isOf(bound, 'integer')));
  const whole = reported ? { allOf: [own, bound] } : own;
  return isNullable ? { anyOf: [{ type: 'null' }, whole] } : whole;
}

function isOf({ type }: JsonSchema, name: 'string' | 'integer'): boolean {
  return [type].flat().includes(name);
}
