import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import { requireFormat, toText, writeTableFile } from '../table-file.ts';
import { outputColumn, type Row } from '../table.ts';
import type { AddCommand } from './shop-command.ts';

interface Entry extends Row {
  readonly at: string;
  readonly actor: 'cli' | 'staff' | 'job';
  readonly name: string | null;
  readonly action: string;
  readonly kind: string;
  readonly key: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

interface LogOptions {
  readonly days: string;
  readonly order?: string;
  readonly product?: string;
  readonly customer?: string;
  readonly kind?: string;
  readonly person?: string;
  readonly out?: string;
}

const actors = { cli: 'コマンド', staff: '担当者', job: '自動処理' } as const;

const columns = [
  ...['at', 'actor', 'name', 'action', 'kind', 'key', 'reason', 'request_id'].map((name) => outputColumn(name)),
  ...['before', 'after'].map((name) => outputColumn(name, 'json')),
];

/** `log`: the audit log of all changes and exports. */
export const addLogCommands: AddCommand = (program, { api, print }) => {
  program
    .command('log')
    .description('変更と個人情報の取り出しの記録(誰が、いつ、何を、前と後)。新しい順で、消すことはできません')
    .option('--days <日数>', '今日までの何日分か', '30')
    .option('--order <注文番号>', 'この注文の記録')
    .option('--product <商品>', 'この商品の記録(例:ham-fr-001)')
    .option('--customer <会員ID>', 'この会員の記録')
    .option('--kind <種類>', '種類(例:settings、table、channel、inquiry)')
    .option('--person <名前>', 'この人の記録(OPERATOR_NAME の名前)')
    .option('-o, --out <ファイル>', '.csv または .json のファイルに書きます。指定しないと表示します')
    .action(async ({ out, ...options }: LogOptions) => {
      const format = out === undefined ? undefined : requireFormat(out);
      const entries = await api().get<Entry[]>(`log?${queryOf(options)}`);
      if (out !== undefined && format) {
        writeTableFile(out, toText(entries, columns, format), format);
        return print(`${out} に${entries.length}件を書き出しました。\n`);
      }
      for (const { at, actor, name, action, kind, key, before, after, reason } of entries) {
        print(
          `${shownTime(at)} ${name ?? '(名前なし)'}[${actors[actor]}] ${action} ${key ?? kind}${reason === null ? '' : ` 理由: ${reason}`}\n`,
        );
        if (before !== null) print(`    前 ${JSON.stringify(before)}\n`);
        if (after !== null) print(`    後 ${JSON.stringify(after)}\n`);
      }
      return print(`${entries.length}件\n`);
    });
};

/** @throws ShopCommandError for more than one subject */
function queryOf({ days, order, product, customer, kind, person }: Omit<LogOptions, 'out'>): string {
  const subjects = Object.entries({ order, product, customer }).filter(([, key]) => key !== undefined);
  if (subjects.length > 1)
    throw new ShopCommandError('--order、--product、--customer は、どれか1つにしてください。', exitCodes.misused);
  const [subject] = subjects;
  const query = {
    days,
    ...(kind !== undefined && { kind }),
    ...(subject && { kind: subject[0], key: subject[1] ?? '' }),
    ...(person !== undefined && { name: person }),
  };
  return new URLSearchParams(query).toString();
}
