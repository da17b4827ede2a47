import type { Cart, DecisionResult, Order, Product, ProductSummary } from '@shop/api';
import { sql } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { photographRemovalJob } from '../../platform/image/photograph-removal-job.ts';
import { expectPhotographs } from '../../platform/image/photograph.queries.ts';
import { type MasterFolder, makeMasterFolder } from '../../platform/image/testing/master-folder.ts';
import { type OwnBucket, openOwnBucket } from '../../platform/image/testing/own-bucket.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';

interface Shown {
  photographs: { product_key: string; no: number; hash: string; alt: string; base: string; focus: object }[];
}

const cashOnDelivery = 3;
const ham = 'ham-fr-001';

let masters: MasterFolder;
let folder: string;
let bucket: OwnBucket;
beforeAll(async () => {
  masters = await makeMasterFolder([`${ham}/main`, `${ham}/closeup`]);
  folder = mkdtempSync(join(tmpdir(), 'shop-photographs-'));
  bucket = await openOwnBucket();
});
afterAll(async () => {
  await bucket.close();
  masters.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A JPEG of one colour, as base64. */
const photograph = async (background: string, side = 1200) =>
  (
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

describe.each(['a folder', 'a bucket'])('in %s', (store) => {
  let shop: TestApp;
  let operator: ReturnType<typeof operatorClient>;
  beforeAll(async () => {
    const s3 = store === 'a bucket' ? bucket.settings : null;
    shop = await openTestApp({
      config: { images: { masters: masters.masters, cache: masters.cache }, photographs: { folder, s3 } },
    });
    operator = operatorClient(shop);
  });
  afterAll(() => shop.close());
  afterEach(async () => void (await put([])));

  const put = (photographs: readonly object[], { key = ham, query = '' } = {}) =>
    operator.ask<Shown>('PUT', `products/${key}/photographs${query}`, { photographs });
  const product = async () => (await shop.call<Product>('GET', `/v1/products/${ham}`)).body;
  const load = (url: string) =>
    shop.server.inject({ method: 'GET', url, headers: { 'x-channel': 'simple.localhost' } });
  const removals = async () => (await shop.db.execute(sql`select storage_key from photograph_removals`)).rows;
  const removalsDue = async () => {
    await photographRemovalJob.run(shop.jobCtx());
    return (await removals()).length;
  };

  it('uploaded photographs replace the shop’s own: on its page, in lists, carts and orders, in every size', async () => {
    const { status, body } = await put([
      { content: await photograph('#c81e1e'), alt: '木の板に置いた生ハム' },
      { content: await photograph('#1e1ec8'), alt: '薄切りの重なり' },
    ]);
    expect([status, body.photographs.map(({ no, alt }) => [no, alt])]).toEqual([
      200,
      [
        [1, '木の板に置いた生ハム'],
        [2, '薄切りの重なり'],
      ],
    ]);
    const [first, second] = body.photographs;
    const { image, images } = await product();
    expect(images.map(({ base }) => base)).toEqual([first?.base, second?.base]);
    expect(image).toMatchObject({
      alt: '木の板に置いた生ハム',
      base: `/v1/images/products/${ham}/photo-${first?.hash}`,
      color: '#c81818',
      width: 1000,
      widths: [160, 320, 480, 720, 1000],
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const list = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { 'key[]': [ham] } });
    expect(list.body[0]?.image).toEqual(image);

    const { token, quote } = await cartCaller(shop).readyToOrder({ [ham]: 1 }, cashOnDelivery);
    const { body: cart } = await shop.call<Cart>('GET', `/v1/carts/${token}`);
    expect(cart.detail.products[0]?.product_info.image).toEqual(image);
    const { body: decided } = await shop.call<DecisionResult>('POST', `/v1/carts/${token}/decision`, {
      body: { idempotency_key: 'uploaded-photographs-000001', quote_hash: quote.hash },
    });
    const headers = { 'x-cart-token': token };
    const { body: order } = await shop.call<Order>('GET', `/v1/carts/order/${decided.id}`, { headers });
    expect(order.lines[0]?.image).toEqual(image);

    for (const [size, format, width] of [
      ['480.avif', 'heif', 480],
      ['160.webp', 'webp', 160],
      ['1000.jpg', 'jpeg', 1000],
    ] as const) {
      const answer = await load(`${first?.base}/${size}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height: width });
    }
  });

  it('they are ordered, captioned and deleted, and the shop’s own return after the last one', async () => {
    const files = [await photograph('#111111'), await photograph('#777777'), await photograph('#eeeeee')];
    const { body } = await put(files.map((content, at) => ({ content, alt: `写真${at}` })));
    const [a, b, c] = body.photographs.map(({ hash }) => ({ hash }));
    if (!a || !b || !c) throw new Error('Three photographs were put.');
    await put([c, { ...a, alt: '白い皿' }]);
    expect((await product()).images.map(({ alt }) => alt)).toEqual(['写真2', '白い皿']);
    expect((await operator.ask<Shown>('GET', 'photographs')).body.photographs).toMatchObject([
      { product_key: ham, no: 1, alt: '写真2' },
      { product_key: ham, no: 2, alt: '白い皿' },
    ]);
    expect((await load(`/v1/images/products/${ham}/photo-${b.hash}/160.webp`)).statusCode).toBe(404);
    expect(await put([b])).toMatchObject({ status: 404, body: { code: 'photograph.not_found' } });
    await put([]);
    expect((await product()).images.map(({ alt }) => alt)).toEqual([`${ham}/mainの写真`, `${ham}/closeupの写真`]);
  });

  it('a photograph of a telephone is cropped again around another focus, in lists and carts as well', async () => {
    const half = sharp({ create: { width: 1000, height: 1600, channels: 3, background: '#c81e1e' } });
    const file = await sharp({ create: { width: 2000, height: 1600, channels: 3, background: '#1e1ec8' } })
      .composite([{ input: await half.png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const { body } = await put([{ content: file.toString('base64'), alt: '横長の写真', focus: { x: 0, y: 0.5 } }]);
    const [left] = body.photographs;
    expect(left?.focus).toEqual({ x: 0, y: 0.5 });
    expect((await product()).image?.color).toBe('#c81818');

    const before = (await removals()).length;
    const right = (query = '') => put([{ hash: left?.hash ?? '', focus: { x: 1, y: 0.5 } }], { query });
    const { photographs: tried } = (await right('?dry_run=true')).body;
    expect((await product()).image?.base).toBe(left?.base);
    const { photographs: changed } = (await right()).body;
    expect(changed).toEqual(tried);
    expect(changed[0]).toMatchObject({ alt: '横長の写真', focus: { x: 1, y: 0.5 } });
    expect(changed[0]?.base).not.toBe(left?.base);
    const { image } = await product();
    expect(image).toMatchObject({ base: changed[0]?.base, color: '#1818c8', width: 1000, height: 1000 });
    const list = await shop.call<ProductSummary[]>('GET', '/v1/products', { query: { 'key[]': [ham] } });
    expect(list.body[0]?.image).toEqual(image);
    expect((await load(`${left?.base}/480.webp`)).statusCode).toBe(404);
    expect(await sharp((await load(`${image?.base}/480.webp`)).rawPayload).metadata()).toMatchObject({ width: 480 });
    expect(await removals(), 'the old crop alone').toHaveLength(before + 1);

    await put([]);
    expect(await removals(), 'crop and original').toHaveLength(before + 3);
  });

  it('a photograph of 800 pixels is shown in the sizes that it has', async () => {
    const { body } = await put([{ content: await photograph('#208020', 800), alt: '小さめの写真' }]);
    const { image } = await product();
    expect(image?.widths).toEqual([160, 320, 480, 720, 800]);
    const largest = await load(`${body.photographs[0]?.base}/800.jpg`);
    expect(await sharp(largest.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800 });
    expect((await load(`${body.photographs[0]?.base}/1000.webp`)).statusCode).toBe(404);
  });

  it('all files are accepted or none, and each invalid one is reported', async () => {
    await put([{ content: await photograph('#224422'), alt: '前の写真' }]);
    const refused = await put([
      { content: await photograph('#884422'), alt: '良い写真' },
      { content: await photograph('#884422', 400), alt: '小さな写真' },
      { content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), alt: '絵' },
    ]);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'photograph.refused',
        rows: [
          { row: 1, code: 'photograph.too_small' },
          { row: 2, code: 'photograph.type' },
        ],
      },
    });
    const twice = await photograph('#123456');
    expect(
      await put([
        { content: twice, alt: '一' },
        { content: twice, alt: '二' },
      ]),
    ).toMatchObject({ status: 422, body: { code: 'photograph.twice' } });
    expect((await put([{ content: twice, alt: '外れた点', focus: { x: 1.2, y: 0 } }])).status).toBe(422);
    expect(await put([], { key: 'ham-xx-001' })).toMatchObject({ status: 404, body: { code: 'product.not_found' } });
    expect((await product()).images.map(({ alt }) => alt)).toEqual(['前の写真']);
  });

  it('a dry run reports everything and changes nothing', async () => {
    const before = await removals();
    const missing = await put([{ content: await photograph('#00bbbb'), alt: '新しい写真' }, { hash: 'ffffffff' }]);
    expect([missing.status, await removals()], 'nothing is written before all is checked').toEqual([404, before]);
    const dry = await put([{ content: await photograph('#aa00aa'), alt: '試し' }], { query: '?dry_run=true' });
    expect(dry).toMatchObject({ status: 200, body: { photographs: [{ no: 1, alt: '試し' }] } });
    expect((await product()).images).toHaveLength(2);
    expect((await load(`${dry.body.photographs[0]?.base}/160.webp`)).statusCode).toBe(404);
    expect(await removals()).toEqual(before);
  });

  it('files without a photograph are deleted from the storage, those in use remain', async () => {
    shop.clock.advance(2 * 60 * 60_000);
    await removalsDue();
    const { body } = await put([
      { content: await photograph('#00aa00'), alt: '残る' },
      { content: await photograph('#0000aa'), alt: '外す' },
    ]);
    // As a process leaves it that ended before the photograph was in use.
    const { storage, clock } = shop.jobCtx();
    const unused = 'photographs/00000000-unused.webp';
    await expectPhotographs(shop.db, [unused], new Date(clock.now().getTime() + 60 * 60_000));
    await storage.write(unused, Buffer.from(await photograph('#00bbbb'), 'base64'));
    await put([{ hash: body.photographs[0]?.hash ?? '' }]);
    // The unused file is less than an hour old.
    expect(await removalsDue()).toBe(1);
    shop.clock.advance(2 * 60 * 60_000);
    expect(await removalsDue()).toBe(0);
    if (store === 'a folder') expect(readdirSync(join(folder, 'photographs'))).toHaveLength(1);
    expect((await load(`${body.photographs[0]?.base}/1000.jpg`)).statusCode).toBe(200);
  });
});

it('an unreachable storage refuses the change, and its photographs until it is reachable again', async () => {
  const away = await openOwnBucket();
  const shop = await openTestApp({
    config: {
      images: { masters: masters.masters, cache: mkdtempSync(join(folder, 'cache-')) },
      photographs: { folder, s3: away.settings },
    },
  });
  const operator = operatorClient(shop);
  const put = (photographs: object[]) => operator.ask<Shown>('PUT', `products/${ham}/photographs`, { photographs });
  const { body } = await put([{ content: await photograph('#00aa00'), alt: '前の写真' }]);
  await away.close();
  expect(await put([{ content: await photograph('#aa0000'), alt: '新しい写真' }])).toMatchObject({
    status: 503,
    body: { code: 'photograph.storage' },
  });
  const { body: product } = await shop.call<Product>('GET', `/v1/products/${ham}`);
  expect(product.images.map(({ alt }) => alt)).toEqual(['前の写真']);
  const answer = await shop.server.inject({
    method: 'GET',
    url: `${body.photographs[0]?.base}/160.webp`,
    headers: { 'x-channel': 'simple.localhost' },
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'service.unavailable']);
  await shop.close();
});
