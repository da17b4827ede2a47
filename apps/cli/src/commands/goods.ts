import { exitCodes, ShopCommandError } from '../command-context.ts';
import { shownTime } from '../shown-time.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

interface ProductOptions extends ChangeOptions {
  readonly price?: string;
  readonly from?: string;
  readonly until?: string;
  readonly count?: string;
  readonly seen?: string;
  readonly add?: string;
  readonly reason?: string;
  readonly suspend?: string;
  readonly resume?: boolean;
}

type MoveKind = 'sale' | 'return' | 'correction' | 'count' | 'receipt';

interface ProductStock {
  readonly name: string;
  readonly quantity: number;
  readonly moves: readonly {
    readonly at: string;
    readonly delta: number;
    readonly kind: MoveKind;
    readonly reason: string | null;
    readonly order_no: string | null;
    readonly actor: string;
  }[];
}

const kindNames: Readonly<Record<MoveKind, string>> = {
  sale: 'ご注文',
  return: '取消・返品',
  correction: '訂正',
  count: '棚卸',
  receipt: '入荷',
};

/** `product`: price, stock and suspension of one product, without a file; `stock`: its stock and the last moves. */
export const addGoodsCommands: AddCommand = (program, { api, print }) => {
  program
    .command('product')
    .argument('<商品キー>', '例:ham-fr-001')
    .description('1つの商品の価格、在庫、販売の停止を変更します')
    .option('--price <円>', '税込の価格')
    .option('--from <日時>', 'この日時から価格を変更します(例:2026-12-01)')
    .option('--until <日時>', 'この日時までのセール価格にします。日付だけのときは、その日の終わりまで')
    .option('--count <数>', '棚卸で数えた数。--seen と一緒に指定します')
    .option('--seen <数>', '数えたときにショップに表示されていた在庫数(stock で確認できます)')
    .option('--add <数>', '在庫に加える数。減らすときは --add=-3')
    .option('--reason <理由>', '在庫を変更する理由。--add に付けないと「入荷」か「訂正」になります')
    .option('--suspend <理由>', '販売を停止します(理由は商品ページに出ます)')
    .option('--resume', '販売を再開します')
    .option(...dryRunFlag)
    .action(async (key: string, { price, from, until, suspend, resume, ...options }: ProductOptions) => {
      if (suspend !== undefined && resume === true)
        throw new ShopCommandError('--suspend と --resume は一緒に指定できません。', exitCodes.misused);
      if (price === undefined && (from !== undefined || until !== undefined))
        throw new ShopCommandError('--from と --until は --price と一緒に指定してください。', exitCodes.misused);
      const stock = stockChange(options);
      const body = {
        ...(price !== undefined && { price: wholeNumber('--price', price) }),
        ...(from !== undefined && { price_from: from }),
        ...(until !== undefined && { price_until: until }),
        ...(stock && { stock }),
        ...((suspend !== undefined || resume === true) && { suspend_reason: suspend ?? null }),
      };
      if (Object.keys(body).length === 0)
        throw new ShopCommandError(
          '変更する内容(--price、--count と --seen、--add、--suspend、--resume)を指定してください。',
          exitCodes.misused,
        );
      await api().send('PATCH', `products/${encodeURIComponent(key)}${dryQuery(options)}`, body);
      print(`${key} を変更しました。\n${unlessDry(options)}`);
    });

  program
    .command('stock')
    .argument('<商品キー>', '例:ham-fr-001')
    .description('1つの商品の在庫数と、最近の増減')
    .action(async (key: string) => {
      const { name, quantity, moves } = await api().get<ProductStock>(`products/${encodeURIComponent(key)}/stock`);
      print(`${name}: 在庫${quantity}\n`);
      for (const { at, delta, kind, reason, order_no: order, actor } of moves)
        print(
          `${shownTime(at)} ${(delta > 0 ? `+${delta}` : String(delta)).padStart(6)} ${[kindNames[kind], order, reason, actor].filter((part) => part !== null).join(' ')}\n`,
        );
    });
};

/** Returns the change of stock; null without one. */
function stockChange({ count, seen, add, reason }: ProductOptions): object | null {
  if (count !== undefined && add !== undefined)
    throw new ShopCommandError('--count と --add は一緒に指定できません。', exitCodes.misused);
  if (count === undefined && add === undefined) {
    if (seen === undefined && reason === undefined) return null;
    throw new ShopCommandError('--seen と --reason は、--count か --add と一緒に指定してください。', exitCodes.misused);
  }
  const why = reason !== undefined && { reason };
  if (count !== undefined)
    return {
      counted: wholeNumber('--count', count),
      ...(seen !== undefined && { seen: wholeNumber('--seen', seen) }),
      ...why,
    };
  const delta = difference('--add', add ?? '');
  return { delta, kind: delta > 0 ? 'receipt' : 'correction', ...why };
}

function wholeNumber(flag: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new ShopCommandError(`${flag} は 0 以上の整数で指定してください。`, exitCodes.misused);
}

function difference(flag: string, text: string): number {
  if (/^[+-]?\d+$/.test(text) && Number(text) !== 0) return Number(text);
  throw new ShopCommandError(`${flag} は 0 以外の整数(例:24、-3)で指定してください。`, exitCodes.misused);
}
