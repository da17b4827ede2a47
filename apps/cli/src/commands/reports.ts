import { exitCodes, ShopCommandError } from '../command-context.ts';
import { outputColumn } from '../table.ts';
import { requireFormat, toText, writeTableFile } from '../table-file.ts';
import type { AddCommand } from './shop-command.ts';

interface SalesOptions {
  readonly by: string;
  readonly from?: string;
  readonly until?: string;
  readonly out?: string;
}

interface Sales {
  readonly from: string;
  readonly until: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly orders: number;
    readonly pieces: number | null;
    readonly sales: number;
    readonly tax: number | null;
    readonly refunds: number;
  }[];
}

/** What a report is by, as people say it. */
const dimensions: Readonly<Record<string, string>> = {
  day: '日',
  channel: 'チャネル',
  product: '商品',
  method: '支払い方法',
  rate: '税率',
};

const columns = [
  ...['key', 'name'].map((name) => outputColumn(name)),
  ...['orders', 'pieces', 'sales', 'tax', 'refunds', 'net'].map((name) => outputColumn(name, 'integer')),
];

/** `report sales`: sales of a period by day, channel, product, payment method or tax rate. */
export const addReportCommands: AddCommand = (program, { api, print }) => {
  const report = program.command('report').description('売上の集計');
  report
    .command('sales')
    .description(
      'ご注文日の売上(税込)と、その期間の返金を集計します。取り消した注文、お支払い前で成立していない注文は含みません。商品別の売上は、割引・ポイント・送料を含まない明細の合計です',
    )
    .option('--by <区分>', `${Object.keys(dimensions).join('、')} のいずれか`, 'day')
    .option('--from <日>', '期間の最初の日(2026-12-01)。指定しないと30日前から')
    .option('--until <日>', '期間の最後の日。指定しないと今日まで')
    .option('--out <ファイル>', '.csv または .json のファイルに書きます。指定しないと表示します')
    .action(async ({ by, from, until, out }: SalesOptions) => {
      if (!(by in dimensions))
        throw new ShopCommandError(
          `--by は ${Object.keys(dimensions).join('、')} のいずれかを指定してください。`,
          exitCodes.misused,
        );
      const query = new URLSearchParams({
        by,
        ...(from !== undefined && { from }),
        ...(until !== undefined && { until }),
      });
      const found = await api().get<Sales>(`reports/sales?${query.toString()}`);
      const rows = found.rows.map((row) => ({ ...row, net: row.sales - row.refunds }));
      if (out !== undefined) {
        const format = requireFormat(out);
        writeTableFile(out, toText(rows, columns, format), format);
        return print(`${rows.length}行を ${out} に書きました。\n`);
      }
      print(`${found.from} から ${found.until} までの売上(${dimensions[by] ?? by}別、税込)\n`);
      for (const { name, orders, pieces, sales, tax, refunds, net } of rows)
        print(
          `${name}: ${yen(sales)}(${orders}件${pieces === null ? '' : `、${pieces}点`}${tax === null ? '' : `、うち税 ${yen(tax)}`})` +
            `${refunds === 0 ? '' : ` 返金 ${yen(refunds)} 差引 ${yen(net)}`}\n`,
        );
      if (rows.length === 0) print('この期間の売上はありません。\n');
      // An order with several products or rates would count several times.
      else if (!['product', 'rate'].includes(by)) print(totalOf(rows));
    });
};

function totalOf(rows: readonly { readonly orders: number; readonly sales: number; readonly net: number }[]): string {
  const sum = (field: 'orders' | 'sales' | 'net') => rows.reduce((total, row) => total + row[field], 0);
  return `合計: ${yen(sum('sales'))}(${sum('orders')}件) 差引 ${yen(sum('net'))}\n`;
}

const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;
