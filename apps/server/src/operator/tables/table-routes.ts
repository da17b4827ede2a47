import type { FastifyInstance } from 'fastify';
import { findChannelByPrefix } from '../../platform/channel/channel.queries.ts';
import { InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { rehearse } from '../rehearse.ts';
import type { ContentTable } from './content-table.ts';
import { contentTables } from './content-tables.ts';
import { fileColumns, keyColumns } from './file-columns.ts';
import { type ImportOptions, type ImportResult, importTable } from './import-table.ts';
import { archiveRows, deleteRows } from './change-rows.ts';
import { channelColumn, readTable } from './read-table.ts';
import { rowVersion, versionColumn } from './row-version.ts';
import { isArchivable } from './row-name.ts';

// A catalogue of ten thousand products with all their texts.
const BODY_LIMIT = 64 * 1024 * 1024;
const MOST_ERRORS = 1000;

const channel = { type: ['string', 'null'], maxLength: 30, default: null } as const;

const rowNames = {
  type: 'array',
  minItems: 1,
  maxItems: 1000,
  items: { type: 'string', minLength: 1, maxLength: 300 },
};

const changeRowsSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['rows', 'change'],
    properties: {
      rows: rowNames,
      change: { enum: ['delete', 'archive', 'restore'] },
      dry_run: { type: 'boolean', default: false },
    },
  },
} as const;

interface RowsChange {
  rows: readonly string[];
  change: 'delete' | 'archive' | 'restore';
  dry_run: boolean;
}

const importSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['rows'],
    properties: {
      rows: { type: 'array', maxItems: 200_000, items: { type: 'object' } },
      replace: { type: 'boolean', default: false },
      dry_run: { type: 'boolean', default: false },
      channel,
      saved_as: { enum: ['json', 'csv', 'narrow_csv'], default: 'json' },
    },
  },
} as const;

/** `/internal/tables`: content tables as files. */
export function tableRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/tables', { onRequest }, () => contentTables.map(describe));
  server.get<{ Params: { name: string }; Querystring: { channel: string | null } }>(
    '/internal/tables/:name',
    { onRequest, schema: { querystring: { type: 'object', additionalProperties: false, properties: { channel } } } },
    async ({ params, query }) => {
      const table = await findTable(process, params.name, query.channel);
      return {
        ...describe(table),
        rows: (await readTable(process, table, fileColumns(table), query.channel)).map(({ row }) =>
          table.file ? row : { ...row, [versionColumn.name]: rowVersion(row) },
        ),
      };
    },
  );
  server.put<{ Params: { name: string }; Body: ImportOptions & { dry_run: boolean } }>(
    '/internal/tables/:name',
    { onRequest, schema: importSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { params, body } = request;
      const { dry_run: dryRun, ...options } = body;
      const table = await findTable(process, params.name, options.channel);
      if (options.replace) refuseUndeletable(table);
      const { errors, warnings, ...counts } = await rehearse(
        operatorContext(process, request),
        (ctx) => importTable(ctx, table, options),
        (result) => dryRun || result.errors.length > 0,
      );
      if (errors.length > 0) throw refusal(errors);
      return { ...counts, ...(warnings.length > 0 && { warnings }) };
    },
  );
  server.patch<{ Params: { name: string }; Body: RowsChange }>(
    '/internal/tables/:name',
    { onRequest, schema: changeRowsSchema },
    async (request) => {
      const { params, body } = request;
      const { rows, change, dry_run: dryRun } = body;
      const table = await findTable(process, params.name, null);
      if (change === 'delete') refuseUndeletable(table);
      else if (!isArchivable(fileColumns(table)))
        throw new InvalidInputError('table.not_archivable', `${table.label}の行はアーカイブできません。`);
      const { errors, changed } = await rehearse(
        operatorContext(process, request),
        (ctx) =>
          change === 'delete'
            ? deleteRows(ctx, table, rows)
            : archiveRows(ctx, table, rows, change === 'archive' ? process.clock.now() : null),
        (result) => dryRun || result.errors.length > 0,
      );
      if (errors.length > 0)
        throw refusal(
          errors.map((error) => ({ row: null, ...error })),
          '何も変更しませんでした。',
        );
      return { changed };
    },
  );
}

function refuseUndeletable({ isReplaceable, label }: ContentTable): void {
  if (isReplaceable !== false) return;
  throw new InvalidInputError('import.not_replaceable', `${label}の行は、ショップの計算に必要なため、削除できません。`);
}

function describe(table: ContentTable) {
  const columns = fileColumns(table);
  return {
    name: table.name,
    label: table.label,
    key: keyColumns(table, columns).map(({ name }) => name),
    has_channels: columns.some(({ name }) => name === channelColumn),
    is_replaceable: table.isReplaceable !== false,
    columns: [...columns, ...(table.file ? [] : [versionColumn])].map(
      ({ name, kind, isNullable, isRequired, values }) => ({
        name,
        kind,
        is_nullable: isNullable,
        is_required: isRequired,
        values,
      }),
    ),
  };
}

async function findTable({ db }: ProcessContext, name: string, channel: string | null): Promise<ContentTable> {
  const table = contentTables.find((it) => it.name === name);
  if (!table) throw new NotFoundError('table.not_found', `「${name}」という表はありません。`);
  if (channel === null) return table;
  if (!fileColumns(table).some((column) => column.name === channelColumn))
    throw new InvalidInputError('table.no_channels', `${table.label}はチャネルごとに分かれていません。`);
  if (!(await findChannelByPrefix(db, channel)))
    throw new NotFoundError('channel.not_found', `チャネル「${channel}」は登録されていません。`);
  return table;
}

function refusal(errors: ImportResult['errors'], end = '何も取り込みませんでした。'): InvalidInputError {
  return new InvalidInputError('import.invalid', `${errors.length}件の誤りがあります。${end}`, {
    details: { rows: errors.slice(0, MOST_ERRORS) },
  });
}
