import type { SocialGiftShipping } from '@shop/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMails, openTestApp, type TestApp } from '../../testing/index.ts';
import { expireSocialGift, socialGiftJob } from './social-gift-job.ts';
import { giftTokenIn, giveGift, receptionOf, typedAddress } from './testing/give-gift.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const receive = (token: string, id: string, address1: string) =>
  app.call<{ code?: string }>('PUT', `/v1/social-gifts/${token}`, {
    body: receptionOf([{ id, delivery_at: null, delivery_timezone_key: null }], {
      address: { ...typedAddress, address1 },
    }),
  });
const parcelOf = async (token: string) =>
  (await app.call<SocialGiftShipping[]>('GET', `/v1/social-gifts/${token}/shipping`)).body[0]?.id ?? '';
const rows = async (orderId: string) =>
  (
    await app.db.execute<{ state: string; place: string; status: string }>(sql`
    select g.state, g.address->>'address1' as place, o.status from social_gifts g join orders o on o.id = g.order_id
    join order_parcels p on p.order_id = g.order_id where g.order_id = ${orderId}`)
  ).rows;

describe('twenty people with a link to the same gift', () => {
  it('are handled one after another: one receives it, all others get that it is already received', async () => {
    const gift = await giveGift(app);
    app.clock.set('2026-11-23T09:00:00+09:00');
    await socialGiftJob.run(app.jobCtx());
    const links = [gift.token, giftTokenIn(await deliverMails(app))];
    const id = await parcelOf(gift.token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => receive(links[index % 2] ?? '', id, `北一条西${index + 1}`)),
    );
    const received = answers.flatMap(({ status }, index) => (status === 200 ? [`北一条西${index + 1}`] : []));
    expect(received).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 410 && body.code === 'social_gift.used')).toHaveLength(19);
    expect(await rows(gift.orderId)).toEqual([{ state: 'registered', place: received[0], status: 'accepted' }]);
    expect((await deliverMails(app)).map(({ to }) => to).toSorted()).toEqual(['hanako@example.com', 'taro@example.jp']);
  });
});

describe('a receiver in the last moment', () => {
  it('is in time or too late, never both, however often the shop expires the gift', async () => {
    app.clock.set('2026-11-20T10:00:00+09:00');
    const gift = await giveGift(app);
    const id = await parcelOf(gift.token);
    const [answer] = await Promise.all([
      receive(gift.token, id, '北一条西9'),
      ...Array.from({ length: 5 }, () => expireSocialGift(app.jobCtx(), gift.orderId)),
    ]);
    const [row] = await rows(gift.orderId);
    const { rows: stocks } = await app.db.execute<{ state: string }>(
      sql`select state from stock_reservations where order_id = ${gift.orderId}`,
    );
    const isReceived = answer.status === 200;
    expect([row?.state ?? 'expired', stocks[0]?.state]).toEqual(
      isReceived ? ['registered', 'taken'] : ['expired', 'returned'],
    );
    const expired = (await deliverMails(app)).filter(({ subject }) => subject.includes('eギフトの期限'));
    expect(expired).toHaveLength(isReceived ? 0 : 1);
  });
});
