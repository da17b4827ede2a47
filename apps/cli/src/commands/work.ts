import { toCsv } from '../csv.ts';
import { exitCodes, ShopCommandError } from '../command-context.ts';
import { type Column, outputColumn, type Row } from '../table.ts';
import { formatOf, writeTableFile } from '../table-file.ts';
import { writeBytes } from '../write-file.ts';
import { type AddCommand, type ChangeOptions, dryRunFlag, unlessDry } from './shop-command.ts';
import { type WantedOptions, wantedQuery, withWanted } from './wanted-parcels.ts';

interface Parcels {
  readonly columns: readonly string[];
  readonly parcels: readonly Row[];
}

interface PdfDocument {
  readonly count: number;
  readonly content: string;
}

interface Picking {
  readonly products: readonly {
    readonly zone: string;
    readonly product_key: string;
    readonly name: string;
    readonly unit: string;
    readonly options: string;
    readonly quantity: number;
    readonly parcels: readonly { readonly name: string; readonly quantity: number }[];
  }[];
  readonly content?: string;
}

interface Marked {
  readonly changed: number;
  /** The orders that cannot go; absent when one would have stopped all. */
  readonly errors?: readonly { readonly row: number; readonly message: string }[];
}

const pickingColumns = ['zone', 'product_key', 'name', 'unit', 'options', 'quantity', 'parcels'];

interface OutOption {
  readonly out: string;
}

const steps = { prepare: '準備中', ship: '出荷済み', deliver: 'お届け済み' } as const;

/** `orders list|export|picking|mark|slips|noshi`: a day's orders, many at once. */
export const addWorkCommands: AddCommand = (program, { api, print }) => {
  const orders = program.command('orders').description('1日の注文をまとめて: 一覧、CSV、状態の変更、納品書、のし');
  const parcelsOf = (options: WantedOptions) => api().get<Parcels>(`work/parcels${wantedQuery(options)}`);

  withWanted(orders.command('list').description('注文と荷物の一覧(出荷日の順)')).action(
    async (options: WantedOptions) => {
      const { parcels: rows } = await parcelsOf(options);
      for (const row of rows)
        print(
          `${text(row.order_no)} ${text(row.status).padEnd(16)} 出荷 ${text(row.ship_date)} お届け ${text(row.planned_date)} ` +
            `${text(row.zone).padEnd(7)} ${text(row.carrier).padEnd(9)} ${text(row.channel).padEnd(9)} ` +
            `${text(row.payment)}(${text(row.payment_state)}) ${text(row.total_payment)}円 送り状 ${text(row.tracking_no)}\n` +
            `  ${text(row.orderer_name)} 様 ${text(row.orderer_phone)} ${text(row.goods)}\n`,
        );
      print(`${rows.length}件\n`);
    },
  );

  withWanted(orders.command('picking').description('商品ごとの数を集めるピッキングリスト(温度帯の順、荷物の内訳つき)'))
    .option('--out <ファイル>', '.pdf(印刷用)または .csv のファイルに書きます。指定しないと表示します')
    .action(async ({ out, ...options }: WantedOptions & Partial<OutOption>) => {
      const isPdf = out?.endsWith('.pdf') === true;
      if (out !== undefined && !isPdf && formatOf(out) !== 'csv')
        throw new ShopCommandError(`${out} の名前を .pdf または .csv で終わらせてください。`, exitCodes.misused);
      const query = new URLSearchParams(wantedQuery(options).slice(1));
      if (isPdf) query.set('format', 'pdf');
      const { products, content } = await api().get<Picking>(`work/picking?${query.toString()}`);
      if (products.length === 0) return print('当てはまる荷物はありません。\n');
      const rows = products.map(({ parcels, ...product }) => ({
        ...product,
        parcels: parcels.map(({ name, quantity }) => `${name}×${quantity}`).join(' '),
      }));
      if (out === undefined) {
        for (const { zone, product_key: key, name, options: cut, quantity, parcels } of rows)
          print(`${zone.padEnd(7)} ${String(quantity).padStart(4)}点 ${key} ${name}${cut && `(${cut})`}  ${parcels}\n`);
        return undefined;
      }
      if (content !== undefined) writeBytes(out, content);
      else writeTableFile(out, toCsv(rows, pickingColumns.map(columnOf)), 'csv');
      return print(`${products.length}商品を ${out} に書き出しました。\n`);
    });

  withWanted(
    orders
      .command('export')
      .description('同じ一覧を、お届け先・商品・のしも含めて CSV にします(列の名前と順は変わりません)'),
  )
    .requiredOption('--out <ファイル>', '出力先')
    .action(async ({ out, ...options }: WantedOptions & OutOption) => {
      const { parcels: rows, columns } = await parcelsOf(options);
      writeTableFile(out, toCsv(rows, columns.map(columnOf)), 'csv');
      print(`${rows.length}件を ${out} に取り出しました。個人情報を含みます。取り扱いにご注意ください。\n`);
    });

  withWanted(
    orders
      .command('mark')
      .argument(
        '<操作>',
        Object.entries(steps)
          .map(([step, name]) => `${step}(${name})`)
          .join(' / '),
      )
      .description('選んだ注文をまとめて進めます。進められない注文はそのまま残し、理由を表示します(終了コード 1)'),
  )
    .option('--all-or-none', '1件でも進められなければ、何も変更しません')
    .option(...dryRunFlag)
    .action(async (step: string, options: WantedOptions & ChangeOptions & { readonly allOrNone?: boolean }) => {
      if (!(step in steps))
        throw new ShopCommandError(`操作は ${Object.keys(steps).join('、')} のいずれかです。`, exitCodes.misused);
      if (wantedQuery(options) === '')
        throw new ShopCommandError('どの注文かを --state、--ship、--order などで指定してください。', exitCodes.misused);
      const { parcels: rows } = await parcelsOf(options);
      const keys = [...new Set(rows.map((row) => text(row.order_no)))];
      if (keys.length === 0) return print('当てはまる注文はありません。\n');
      const body = { orders: keys.map((key) => ({ key, move: step })) };
      const query = new URLSearchParams({
        ...(options.dryRun && { dry_run: 'true' }),
        ...(!options.allOrNone && { partial: 'true' }),
      });
      const rowName = (row: number) => keys[row] ?? '?';
      const { changed, errors = [] } = await api().send<Marked>('PATCH', `work/orders?${query.toString()}`, body, {
        rowName,
      });
      print(`${changed}件を${steps[step as keyof typeof steps]}にしました。\n${unlessDry(options)}`);
      if (errors.length > 0)
        throw new ShopCommandError(
          [
            `${errors.length}件は進められませんでした。`,
            ...errors.map(({ row, message }) => `  ${rowName(row)}: ${message}`),
          ].join('\n'),
          exitCodes.refused,
        );
    });

  for (const [name, description, nothing] of [
    ['slips', '納品書(お届け明細書)を PDF にします。ご本人以外へのお届けには、価格を載せません', '荷物'],
    ['noshi', 'のし紙(水引の印刷された用紙に刷る表書きとお名前)を、用紙の種類の順に PDF にします', 'のしのある荷物'],
  ] as const)
    withWanted(orders.command(name).description(description))
      .requiredOption('--out <ファイル>', '出力先(PDF)')
      .action(async ({ out, ...options }: WantedOptions & OutOption) => {
        const { count, content } = await api().get<PdfDocument>(`work/${name}${wantedQuery(options)}`);
        if (count === 0) return print(`当てはまる${nothing}はありません。\n`);
        writeBytes(out, content);
        return print(`${count}件を ${out} に書き出しました。\n`);
      });
};

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '-');

/**
 * Returns a column whose cells may be missing. Text gets an apostrophe where a spreadsheet would read a formula or
 * change it; a date may be one.
 */
function columnOf(name: string): Column {
  return outputColumn(name, name.endsWith('_date') ? 'date' : 'text');
}
