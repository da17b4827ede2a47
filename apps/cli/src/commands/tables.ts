import { join } from 'node:path';
import { Option } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import type { Column, Row, Table } from '../table.ts';
import { type FileFormat, formatOf, readTableFile, toText, writeTableFile } from '../table-file.ts';
import { type AddCommand, type ChangeOptions, type CommandParts, dryRunFlag, unlessDry } from './shop-command.ts';

interface ExportOptions {
  readonly out?: string;
  readonly all?: boolean;
  readonly format?: FileFormat;
  readonly channel?: string;
}

interface ImportOptions extends ChangeOptions {
  readonly replace?: boolean;
  readonly format?: FileFormat;
  readonly channel?: string;
}

interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly deleted: number;
  readonly warnings?: readonly string[];
}

const formatFlag = () =>
  new Option('-f, --format <形式>', 'ファイルの形式。指定しないと拡張子から決めます').choices(['csv', 'json']);
const channelFlag = [
  '-c, --channel <名前>',
  'このチャネルだけの行(channel_prefixes がこのチャネル1つの行)を対象にします',
] as const;

/** `tables`, `columns`, `export`, `import`: content tables as files. */
export const addTableCommands: AddCommand = (program, parts) => {
  program
    .command('tables')
    .description('取り出し・取り込みのできる表の一覧')
    .action(async () => {
      for (const { name, label } of await listTables(parts)) parts.print(`${name.padEnd(20)} ${label}\n`);
    });

  program
    .command('columns')
    .argument('<表>', '表の名前(tables で確認できます)')
    .description('表の列と、その書き方')
    .action(async (name: string) => {
      const { columns, key } = await findTable(parts, name);
      for (const column of columns) parts.print(`${column.name.padEnd(24)} ${describeColumn(column, key)}\n`);
    });

  program
    .command('export')
    .argument('[表]', '表の名前')
    .description('表をファイルに取り出します(出力先がなければ画面に出します)')
    .option('-o, --out <ファイル>', '出力先。--all のときはフォルダー')
    .option('--all', 'すべての表を取り出します')
    .addOption(formatFlag())
    .option(...channelFlag)
    .action(async (name: string | undefined, { all, out, format, channel }: ExportOptions) => {
      if (all === true) {
        if (name !== undefined || out === undefined || channel !== undefined)
          throw new ShopCommandError(
            '--all には --out でフォルダーを指定してください(表の名前、--channel とは併用できません)。',
            exitCodes.misused,
          );
        for (const table of await listTables(parts))
          await exportTable(parts, table.name, { out: join(out, `${table.name}.${format ?? 'csv'}`) });
        return;
      }
      if (name === undefined)
        throw new ShopCommandError('表の名前、または --all を指定してください。', exitCodes.misused);
      await exportTable(parts, name, {
        ...(out !== undefined && { out }),
        ...(format && { format }),
        ...(channel !== undefined && { channel }),
      });
    });

  program
    .command('import')
    .argument('<表>', '表の名前')
    .argument('<ファイル>', 'CSV または JSON のファイル')
    .description('ファイルの行を表に取り込みます。1行でも誤りがあれば、何も取り込みません')
    .option('--replace', 'ファイルにない行を削除します')
    .option(...dryRunFlag)
    .addOption(formatFlag())
    .option(...channelFlag)
    .action((name: string, file: string, options: ImportOptions) => importTable(parts, name, file, options));
};

const listTables = ({ api }: CommandParts) => api().get<Table[]>('tables');

async function findTable(parts: CommandParts, name: string): Promise<Table> {
  const table = (await listTables(parts)).find((it) => it.name === name);
  if (!table)
    throw new ShopCommandError(
      `「${name}」という表はありません。npm run shop -- tables で一覧を確認できます。`,
      exitCodes.misused,
    );
  return table;
}

async function exportTable(
  { api, print }: CommandParts,
  name: string,
  { out, format, channel }: ExportOptions,
): Promise<void> {
  const query = channel === undefined ? '' : `?channel=${encodeURIComponent(channel)}`;
  const { rows, columns, label } = await api().get<Table & { rows: Row[] }>(
    `tables/${encodeURIComponent(name)}${query}`,
  );
  const chosen = format ?? (out === undefined ? 'csv' : formatOf(out)) ?? 'csv';
  const text = toText(rows, columns, chosen);
  if (out === undefined) return print(text);
  writeTableFile(out, text, chosen);
  print(`${label}: ${rows.length}行を ${out} に取り出しました。\n`);
}

async function importTable(
  parts: CommandParts,
  name: string,
  file: string,
  { replace = false, dryRun = false, format, channel }: ImportOptions,
): Promise<void> {
  const { columns, label } = await findTable(parts, name);
  const chosen = format ?? formatOf(file);
  if (!chosen)
    throw new ShopCommandError(
      'ファイルの形式がわかりません。--format で csv か json を指定してください。',
      exitCodes.misused,
    );
  const { rows, nameOf, savedAs } = readTableFile(file, columns, chosen);
  const body = { rows, replace, dry_run: dryRun, channel: channel ?? null, saved_as: savedAs };
  const {
    created,
    updated,
    deleted,
    unchanged,
    warnings = [],
  } = await parts.api().send<ImportCounts>('PUT', `tables/${encodeURIComponent(name)}`, body, { rowName: nameOf });
  parts.print(
    `${label}: 追加${created}行、変更${updated}行、削除${deleted}行、変更なし${unchanged}行\n${warnings.map((text) => `注意: ${text}\n`).join('')}${unlessDry({ dryRun })}`,
  );
}

const kinds: Record<Column['kind'], string> = {
  text: '文字',
  integer: '整数',
  number: '数値',
  boolean: 'true / false',
  instant: '日時(日本時間。例:2026-11-21 10:00)',
  date: '日付(例:2026-11-21)',
  list: '一覧(| で区切る)',
  json: 'JSON',
  postal: '郵便番号のはじめの数字(例:〒097-0)',
};

function describeColumn(
  { name, kind, values, is_nullable: isNullable, is_required: isRequired }: Column,
  key: readonly string[],
): string {
  const notes = [key.includes(name) && 'キー', isRequired && '新しい行では必須', isNullable && '空欄可'].filter(
    (note) => note !== false,
  );
  return `${values ? values.join(' / ') : kinds[kind]}${notes.length > 0 ? `(${notes.join('、')})` : ''}`;
}
