import { legalCopy } from '@shop/copy';
import { formatYen } from '@shop/money';
import { contentSnapshot } from '../../content/content.snapshot.ts';
import { carriageInUse } from '../../content/text-fields/carriage-fields.ts';
import { fillFields } from '../../content/text-fields/fill-fields.ts';
import { offered } from '../../content/text-fields/payment-fields.ts';
import type { TextFieldContext } from '../../content/text-fields/text-field.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import type { OpeningCheck, OpenItem } from './opening-check.ts';

const LAW = '/law';

/** The items of 特定商取引法 11条 (L-01), by a word that each must contain. */
const items: readonly (readonly [name: string, sign: RegExp])[] = [
  ['販売業者', /販売業者|事業者|販売者/],
  ['運営責任者', /責任者|代表者/],
  ['所在地', /所在地|住所/],
  ['電話番号', /電話/],
  ['メールアドレス', /メール/],
  ['販売価格(消費税の扱い)', /(?=.*価格)(?=.*(?:税|込))/s],
  ['送料', /送料/],
  ['商品代金以外の料金', /料金|手数料/],
  ['お支払いの方法と時期', /(?=.*支払)(?=.*(?:時期|期限))/s],
  ['お届けの時期', /お届け|引渡|発送|出荷/],
  ['返品・交換・取消し', /返品/],
  ['申込みの有効期限', /有効期限|申込み?の?期[限間]/],
  ['販売数量の制限・特別な条件', /制限|条件/],
  ['商品に不適合があるとき', /不適合|不良|瑕疵/],
];

/** The settings that the items need, by their names. */
const needed: readonly (readonly [setting: string, name: string, of: (ctx: TextFieldContext) => string | undefined])[] =
  [
    ['SELLER.NAME', '販売業者', ({ channel }) => channel.settings.SELLER.NAME],
    ['SELLER.REPRESENTATIVE', '運営責任者', ({ channel }) => channel.settings.SELLER.REPRESENTATIVE],
    ['SELLER.POSTAL_CODE', '郵便番号', ({ channel }) => channel.settings.SELLER.POSTAL_CODE],
    ['SELLER.ADDRESS', '所在地', ({ channel }) => channel.settings.SELLER.ADDRESS],
    ['SELLER.PHONE', '電話番号', ({ channel }) => channel.settings.SELLER.PHONE],
    ['SELLER.HOURS', '電話の受付時間', ({ channel }) => channel.settings.SELLER.HOURS],
    ['SELLER.EMAIL', 'メールアドレス', ({ channel }) => channel.settings.SELLER.EMAIL],
    ['SELLER.RETURN_TERMS', '返品の条件', ({ channel }) => channel.settings.SELLER.RETURN_TERMS],
    ['SELLER.DEFECT_TERMS', '不適合があるときの責任', ({ channel }) => channel.settings.SELLER.DEFECT_TERMS],
    ['ORDER.CANCEL.LIMIT_TEXT', '取消しの条件', ({ channel }) => channel.settings.ORDER.CANCEL.LIMIT_TEXT],
  ];

/** Missing items of the page of the law, and figures on it that differ from the settings. */
export const legalItemsCheck: OpeningCheck = {
  code: 'legal_items',
  title: '特定商取引法に基づく表記',
  find: async (ctx) => ctx.channels.flatMap((channel) => itemsOf({ ...ctx, channel })),
};

function itemsOf(ctx: TextFieldContext): OpenItem[] {
  const { prefix, settings } = ctx.channel;
  const open = (message: string, column = 'body'): OpenItem => ({
    channel: prefix,
    message,
    cell:
      column === 'body'
        ? { table: 'static-pages', row: `path=${LAW}`, column }
        : { table: 'settings', row: prefix, column },
  });
  const missing = needed
    .filter(([, , of]) => (of(ctx) ?? '').trim() === '')
    .map(([setting, name]) => open(`${name}が未設定です。settings set ${setting}=… で設定してください。`, setting));
  const number = settings.SELLER.REGISTRATION_NUMBER;
  const wrong =
    number === null || /^T\d{13}$/.test(number)
      ? []
      : [open('登録番号は T と13桁の数字で設定してください(免税事業者は null)。', 'SELLER.REGISTRATION_NUMBER')];
  const page = ctx.snapshots.read(contentSnapshot).pages.find(({ path }) => path === LAW);
  if (!page) return [...missing, ...wrong, open('特定商取引法に基づく表記のページがありません。')];
  const text = folded(fillFields(ctx, page.body));
  return [
    ...missing,
    ...wrong,
    ...items.filter(([, sign]) => !sign.test(text)).map(([name]) => open(`「${name}」の記載がありません。`)),
    ...valuesOf(ctx)
      .filter(([, value]) => value !== '' && !text.includes(folded(value)))
      .map(([name, value]) => open(`${name}「${value}」の記載がありません(設定と表記が違います)。`)),
  ];
}

/** What the page must show as it is in settings and tables. */
function valuesOf(ctx: TextFieldContext): [name: string, value: string][] {
  const { SELLER } = ctx.channel.settings;
  const tables = deliveryTablesOf(ctx);
  const fees = [
    ['送料の最低額', carriageInUse(tables)],
    ['クール料金の最低額', tables.cool_fees.map(({ fee }) => fee).filter((fee) => fee > 0)],
  ] as const;
  return [
    ['販売業者', SELLER.NAME],
    ['運営責任者', SELLER.REPRESENTATIVE ?? ''],
    ['所在地', SELLER.ADDRESS],
    ['電話番号', SELLER.PHONE],
    ['メールアドレス', SELLER.EMAIL],
    ...fees.flatMap(([name, all]): [string, string][] =>
      all.length === 0 ? [] : [[name, formatYen(Math.min(...all))]],
    ),
    ...offered(ctx).flatMap(({ name, fee_steps }): [string, string][] => [
      ['支払い方法', name],
      ...fee_steps
        .filter(({ fee }) => fee > 0)
        .map(({ fee }): [string, string] => [legalCopy.paymentFee(name, ''), formatYen(fee)]),
    ]),
  ];
}

/** Text without markup, spaces and differences of width and dashes. */
function folded(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&')
    .normalize('NFKC')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[\s\u200b\u2060\u00ad]/g, '');
}
