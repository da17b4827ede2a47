import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller, type CartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import { channelUses } from './channel-uses.ts';
import { productUses } from './product-uses.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let cart: CartCaller;
/** A product in no box. */
let single: string;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  cart = cartCaller(shop);
  const packed = new Set((await operator.take('contents')).map(({ content }) => content));
  const loose = (await operator.take('products')).find(({ key, is_extra }) => !packed.has(key) && is_extra === false);
  single = String(loose?.key);
});
afterAll(() => shop.close());

const change = (table: string, kind: 'delete' | 'archive' | 'restore', rows: string[], options: object = {}) =>
  operator.ask<{ changed: number }>('PATCH', `tables/${table}`, { change: kind, rows, ...options });
const keys = async () => (await operator.take('products')).map(({ key }) => key);
const statusOf = async (key: string) => (await shop.call('GET', `/v1/products/${key}`)).status;
const messagesOf = ({ body }: Awaited<ReturnType<typeof change>>) => body.rows?.map(({ message }) => message);

/** A product that nothing refers to. */
async function addProduct(key: string): Promise<void> {
  const [known] = (await operator.take('products')).filter((row) => row.key === 'ham-fr-001');
  expect((await operator.put('products', [{ ...known, key, sku: key.toUpperCase(), tags: [] }])).status).toBe(200);
}

describe('a product', () => {
  it('that nothing refers to is deleted with its stock, by the command and by a replacing file', async () => {
    await addProduct('ham-fr-998');
    await addProduct('ham-fr-999');
    expect((await change('products', 'delete', ['ham-fr-998'])).body).toEqual({ changed: 1 });
    const others = (await operator.take('products')).filter(({ key }) => key !== 'ham-fr-999');
    expect((await operator.put('products', others, { replace: true })).body).toMatchObject({ deleted: 1 });
    expect(await keys()).not.toEqual(expect.arrayContaining([expect.stringMatching(/ham-fr-99[89]/)]));
    expect(await statusOf('ham-fr-999')).toBe(404);
  });

  it('is not deleted while orders, carts, sets or articles refer to it; the message names them', async () => {
    await cart.withProducts({ 'ham-fr-001': 1 });
    const answer = await change('products', 'delete', ['ham-fr-001']);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('1件の誤りがあります。何も変更しませんでした。');
    expect(messagesOf(answer)).toEqual([
      expect.stringMatching(
        /^ham-fr-001 を削除できません。(注文\d+件、)?買い物かご1件、.*コレクションの記事\d+件で使われています。表示をやめるには、アーカイブしてください\(npm run shop -- archive products ham-fr-001\)。$/,
      ),
    ]);
    const replaced = await operator.put('products', [], { replace: true });
    expect(replaced.status).toBe(422);
    expect(replaced.body.rows).toEqual(
      expect.arrayContaining([
        { row: null, field: 'key', message: expect.stringContaining('ham-fr-001 を削除できません。') },
      ]),
    );
    expect(await statusOf('ham-fr-001')).toBe(200);
  });

  it('that is archived is in no list, search, page or cart, and is back when it is restored', async () => {
    const filled = await cart.withProducts({ [single]: 1 });
    expect((await change('products', 'archive', [single])).body).toEqual({ changed: 1 });
    expect((await change('products', 'archive', [single])).body).toEqual({ changed: 0 });
    expect(await statusOf(single)).toBe(404);
    const listed = async () =>
      (await shop.call<{ key: string }[]>('GET', '/v1/products?per=60')).body.map(({ key }) => key);
    expect(await listed()).not.toContain(single);
    const { detail } = await cart.get(filled.token);
    expect(detail.products).toMatchObject([
      { max_quantity: 0, product_info: { suspend_reason: 'この商品の取り扱いは終了しました。' } },
    ]);
    expect((await operator.take('products')).find(({ key }) => key === single)).toMatchObject({
      archived_at: '2026-11-20T10:00:00+09:00',
    });
    expect((await change('products', 'restore', [single])).body).toEqual({ changed: 1 });
    expect(await statusOf(single)).toBe(200);
    expect(await listed()).toContain(single);
  });

  it('is not archived while a box in use contains it', async () => {
    const [content] = await operator.take('contents');
    const [box, product] = [String(content?.product), String(content?.content)];
    expect(messagesOf(await change('products', 'archive', [product]))).toEqual(
      expect.arrayContaining([
        `${product} は詰め合わせ ${box} の中身です。先に ${box} をアーカイブするか、中身を変更してください。`,
      ]),
    );
    expect(await statusOf(product)).toBe(200);
  });

  it('that does not exist is named, and nothing is changed', async () => {
    expect(await change('products', 'archive', [single, 'ham-xx-000'])).toMatchObject({
      status: 404,
      body: { message: '商品(価格、文章、販売の停止)に「ham-xx-000」はありません。' },
    });
    expect(await statusOf(single)).toBe(200);
  });

  it('is only tried in a dry run', async () => {
    expect((await change('products', 'archive', [single], { dry_run: true })).body).toEqual({ changed: 1 });
    expect(await statusOf(single)).toBe(200);
  });
});

describe('a channel', () => {
  const own = { prefix: 'own', hosts: ['own.example.jp'], name: '自社の店', theme: 'Simple', namespace: null };
  const settingsAt = async (host: string) =>
    (await shop.call<{ code?: string }>('GET', '/v1/settings/front', { channel: host })).body.code ?? 'found';

  it('that is archived is unknown to shoppers, and is found again when it is restored', async () => {
    await change('channels', 'archive', ['ven']);
    expect(await settingsAt('ven.localhost')).toBe('channel.not_found');
    await change('channels', 'restore', ['ven']);
    expect(await settingsAt('ven.localhost')).toBe('found');
  });

  it('that nothing refers to is deleted with its payment methods', async () => {
    await operator.put('channels', [{ ...own, colors: {} }]);
    await operator.put('channel-payments', [{ channel: 'own', method: 'card', sort_no: 1 }]);
    expect((await change('channels', 'delete', ['own'])).body).toEqual({ changed: 1 });
    expect((await operator.take('channels')).map(({ prefix }) => prefix)).not.toContain('own');
  });

  it('is not deleted while content is shown on it; the message names the content', async () => {
    const answer = await change('channels', 'delete', ['gakuen']);
    expect(answer.status).toBe(422);
    expect(messagesOf(answer)).toEqual([
      expect.stringMatching(
        /^gakuen を削除できません。.*バナー\d+件.*ページの構成1件で使われています。.*archive channels gakuen/,
      ),
    ]);
  });
});

it('other tables lose rows by the command too, but are not archived', async () => {
  const [first] = await operator.take('news');
  const id = String(first?.id);
  expect((await change('news', 'archive', [id])).body.code).toBe('table.not_archivable');
  expect((await change('news', 'delete', [id])).body).toEqual({ changed: 1 });
  expect((await operator.take('news')).map((row) => String(row.id))).not.toContain(id);
  expect((await change('delivery-settings', 'delete', ['1'])).body.code).toBe('import.not_replaceable');
});

it('the uses of channels and products include every table that refers to them, but what belongs to them', async () => {
  const { rows } = await shop.db.execute<{ target: string; source: string }>(
    sql`select confrelid::regclass::text as target, conrelid::regclass::text as source from pg_constraint where contype = 'f' and confrelid in ('channels'::regclass, 'products'::regclass)`,
  );
  const sources = (target: string) => [
    ...new Set(rows.filter((row) => row.target === target).map((row) => row.source)),
  ];
  const missing = (target: string, uses: typeof channelUses) =>
    sources(target).filter((source) => !uses.some(({ table }) => getTableName(table) === source));
  expect(missing('channels', channelUses).toSorted()).toEqual(['channel_payment_methods', 'pictures', 'schools']);
  expect(missing('products', productUses).toSorted()).toEqual([
    'product_histories',
    'product_photographs',
    'product_prices',
    'product_tags',
    'stock_moves',
    'stocks',
  ]);
});
