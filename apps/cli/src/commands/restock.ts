import type { AddCommand } from './shop-command.ts';

interface Waiting {
  readonly key: string;
  readonly name: string;
  readonly waiting: number;
  readonly since: string;
}

/** `restock`: the number of restock requests for each unavailable product, the most wanted first. */
export const addRestockCommands: AddCommand = (program, { api, print }) => {
  program
    .command('restock')
    .description('入荷のお知らせを待っている人数を、商品ごとに多い順に表示します(誰が待っているかは表示しません)')
    .action(async () => {
      const products = await api().get<Waiting[]>('restock');
      if (products.length === 0) return print('入荷のお知らせを待っている人はいません。\n');
      for (const { key, name, waiting, since } of products)
        print(`${String(waiting).padStart(6)}人  ${key}  ${name}(最初のお申し込み ${since})\n`);
    });
};
