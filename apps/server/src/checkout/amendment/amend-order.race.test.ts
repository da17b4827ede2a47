import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { type Amending, openAmending } from './testing/amending.ts';
import { allPieces, checkAmended } from './testing/check-amended.ts';

const cod = 3;
const [ham, sausage] = ['ham-fr-001', 'sal-fr-001'] as const;
const rounds = 8;

let shop: TestApp;
let amending: Amending;
beforeAll(async () => {
  shop = await openTestApp();
  amending = await openAmending(shop);
  await shop.db.execute(sql`update stocks set quantity = 1000`);
  await shop.settled();
});
afterAll(() => shop.close());

const grow = (no: string, line = 1) =>
  amending.amend(no, { lines: [{ line, quantity: 4 }], settles_by: 'on_delivery' });

describe('an amendment', () => {
  it('and another one of the same order at once are both made, one on top of the other', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, no } = await amending.buy({ [ham]: 2, [sausage]: 1 }, cod);
      const pieces = await allPieces(shop);
      const answers = await Promise.all([grow(no, 1), grow(no, 2)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.map(({ body }) => body.no).toSorted()).toEqual([1, 2]);
      expect((await amending.taro.order(id)).lines.map(({ quantity }) => quantity)).toEqual([4, 4]);
      await checkAmended(shop, id);
      expect(await allPieces(shop)).toBe(pieces);
    }
  });

  it('with the same key ten times at once is made once', async () => {
    const { id, no } = await amending.buy({ [ham]: 2 }, cod);
    const request = { key: 'at once', lines: [{ line: 1, quantity: 3 }], settles_by: 'on_delivery' as const };
    const answers = await Promise.all(Array.from({ length: 10 }, () => amending.amend(no, request)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await amending.one(sql`select count(*)::int from order_amendments where order_id = ${id}`)).toBe(1);
    await checkAmended(shop, id);
  });

  it('while the order is shipped is made before or refused, never after', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, no } = await amending.buy({ [ham]: 2 }, cod);
      await amending.operator.ask('PATCH', `orders/${no}`, { move: 'prepare' });
      const pieces = await allPieces(shop);
      const [amended, shipped] = await Promise.all([
        grow(no),
        amending.operator.ask('PATCH', `orders/${no}`, { move: 'ship' }),
      ]);
      expect(shipped.status).toBe(204);
      expect([200, 409]).toContain(amended.status);
      const quantity = (await amending.taro.order(id)).lines[0]?.quantity;
      expect(quantity).toBe(amended.status === 200 ? 4 : 2);
      await checkAmended(shop, id);
      expect(await allPieces(shop)).toBe(pieces);
    }
  });

  it('while its member cancels returns exactly the pieces of the order', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const stock = await amending.stockOf(ham);
      const { id, no } = await amending.buy({ [ham]: 2 }, cod);
      const [amended, cancelled] = await Promise.all([grow(no), amending.taro.cancel(id)]);
      expect([200, 409]).toContain(amended.status);
      expect([cancelled.status, cancelled.body.status]).toEqual([200, 'cancelled']);
      expect(await amending.stockOf(ham)).toBe(stock);
    }
  });

  it('takes the last piece or leaves it to a buyer, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { no } = await amending.buy({ [ham]: 2 }, cod);
      await shop.db.execute(
        sql`update stocks set quantity = 1 where product_id = (select id from products where key = ${ham})`,
      );
      await shop.settled();
      const cart = await amending.taro.ready({ [ham]: 1 }, cod);
      const [amended, bought] = await Promise.all([
        amending.amend(no, { lines: [{ line: 1, quantity: 3 }], settles_by: 'on_delivery' }),
        amending.taro.decide(cart),
      ]);
      expect([amended.status, bought.status].filter((status) => status === 200)).toHaveLength(1);
      expect(await amending.stockOf(ham)).toBe(0);
      await shop.db.execute(sql`update stocks set quantity = 1000`);
      await shop.settled();
    }
  });
});
