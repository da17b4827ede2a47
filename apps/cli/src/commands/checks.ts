import { Option } from 'commander';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import { type AddCommand, channelsFlag } from './shop-command.ts';

interface OpenItem {
  readonly channel: string | null;
  readonly message: string;
  readonly cell?: { readonly table: string; readonly row: string; readonly column: string };
}

interface Checks {
  readonly open: number;
  readonly checks: readonly { readonly code: string; readonly title: string; readonly items: readonly OpenItem[] }[];
}

interface CheckOptions {
  readonly channel?: readonly string[];
  readonly format: 'text' | 'json';
}

/** `check`: what is still to do before opening. `backup done`: reports a finished backup. */
export const addCheckCommands: AddCommand = (program, { api, print }) => {
  program
    .command('check')
    .description('開店の前に残っていることを、すべて表示します(残りがあれば終了コード1)')
    .option(...channelsFlag)
    .addOption(new Option('-f, --format <形式>', '表示の形式').choices(['text', 'json']).default('text'))
    .action(async ({ channel = [], format }: CheckOptions) => {
      const query = new URLSearchParams(channel.map((prefix) => ['channels', prefix]));
      const result = await api().get<Checks>(`checks?${query}`);
      print(format === 'json' ? `${JSON.stringify(result, null, 2)}\n` : describe(result));
      if (result.open > 0)
        throw new ShopCommandError(`開店の前に、${result.open}件が残っています。`, exitCodes.refused);
    });

  program
    .command('backup')
    .description('バックアップの記録')
    .command('done')
    .description('バックアップを取り終えたことを記録します(check が確かめます)')
    .action(async () => {
      const { backup_at: at } = await api().send<{ backup_at: string }>('POST', 'backups', {});
      print(`バックアップを記録しました: ${shownTime(at)}\n`);
    });
};

function describe({ checks }: Checks): string {
  return checks
    .map(({ title, items }) =>
      items.length === 0 ? `○ ${title}\n` : `× ${title}(${items.length}件)\n${items.map(line).join('')}`,
    )
    .join('');
}

function line({ channel, message, cell }: OpenItem): string {
  const at = cell === undefined ? channel : `${cell.table} ${cell.row} ${cell.column}`;
  const own = cell !== undefined && channel !== null && cell.row !== channel ? `${channel}: ` : '';
  return `  - ${own}${at === null ? '' : `${at}: `}${message}\n`;
}
