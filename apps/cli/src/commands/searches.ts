import { exitCodes, ShopCommandError } from '../command-context.ts';
import type { AddCommand } from './shop-command.ts';

interface SearchOptions {
  readonly days: string;
  readonly most: string;
}

interface Missed {
  readonly since: string;
  readonly words: readonly { readonly word: string; readonly count: number; readonly last_on: string }[];
}

/** `searches`: words without results, the most frequent first. */
export const addSearchCommands: AddCommand = (program, { api, print }) => {
  program
    .command('searches')
    .description('商品が見つからなかった検索の言葉を、回数の多い順に表示します(誰が検索したかは記録しません)')
    .option('--days <日数>', '今日までの何日分か(90日まで)', '30')
    .option('--most <件数>', '表示する言葉の数(1000件まで)', '30')
    .action(async ({ days, most }: SearchOptions) => {
      const query = `days=${within('--days', days, 90)}&most=${within('--most', most, 1000)}`;
      const { since, words } = await api().get<Missed>(`searches?${query}`);
      if (words.length === 0) return print(`${since} から今日まで、見つからなかった言葉はありません。\n`);
      print(`${since} から今日までに、商品が見つからなかった言葉:\n`);
      for (const { word, count, last_on: lastOn } of words)
        print(`${String(count).padStart(6)}回  ${word}(最後 ${lastOn})\n`);
    });
};

function within(flag: string, text: string, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new ShopCommandError(`${flag} は 1 から ${most} までの整数で指定してください。`, exitCodes.misused);
}
