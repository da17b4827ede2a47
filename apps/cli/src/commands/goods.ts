import { exitCodes, ShopCommandError } from '../command-context.ts';
import { type AddCommand, type ChangeOptions, dryQuery, dryRunFlag, unlessDry } from './shop-command.ts';

interface ProductOptions extends ChangeOptions {
  readonly price?: string;
  readonly stock?: string;
  readonly suspend?: string;
  readonly resume?: boolean;
}

/** `product`: price, stock and suspension of one product, without a file. */
export const addGoodsCommands: AddCommand = (program, { api, print }) => {
  program
    .command('product')
    .argument('<商品キー>', '例:ham-fr-001')
    .description('1つの商品の価格、在庫、販売の停止を変更します')
    .option('--price <円>', '税込の価格')
    .option('--stock <数>', '在庫数')
    .option('--suspend <理由>', '販売を停止します(理由は商品ページに出ます)')
    .option('--resume', '販売を再開します')
    .option(...dryRunFlag)
    .action(async (key: string, { price, stock, suspend, resume, ...options }: ProductOptions) => {
      if (suspend !== undefined && resume === true)
        throw new ShopCommandError('--suspend と --resume は一緒に指定できません。', exitCodes.misused);
      const body = {
        ...(price !== undefined && { price: wholeNumber('--price', price) }),
        ...(stock !== undefined && { quantity: wholeNumber('--stock', stock) }),
        ...((suspend !== undefined || resume === true) && { suspend_reason: suspend ?? null }),
      };
      if (Object.keys(body).length === 0)
        throw new ShopCommandError(
          '変更する内容(--price、--stock、--suspend、--resume)を指定してください。',
          exitCodes.misused,
        );
      await api().send('PATCH', `products/${encodeURIComponent(key)}${dryQuery(options)}`, body);
      print(`${key} を変更しました。\n${unlessDry(options)}`);
    });
};

function wholeNumber(flag: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new ShopCommandError(`${flag} は 0 以上の整数で指定してください。`, exitCodes.misused);
}
