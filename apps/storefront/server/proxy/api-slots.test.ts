import { describe, expect, it } from 'vitest';
import { ApiSlots, type ApiLimits, type Visit } from './api-slots.ts';

const limits: ApiLimits = {
  client: { here: 3, atApi: 1, bytes: 10 },
  all: { here: 5, atApi: 2, bytes: 15 },
  turnMs: 60_000,
};

function enter(slots: ApiSlots, address: string): Visit {
  const visit = slots.enter(address);
  if (typeof visit === 'string') throw new Error(`no slot for ${visit}`);
  return visit;
}

describe('slots', () => {
  it('are limited for each client and in total, and are released', () => {
    const slots = new ApiSlots(limits);
    const mine = [1, 2, 3].map(() => enter(slots, '192.0.2.1'));
    expect(slots.enter('192.0.2.1')).toBe('client');
    const others = ['192.0.2.2', '192.0.2.3'].map((address) => enter(slots, address));
    expect(slots.enter('192.0.2.4')).toBe('all');
    [...mine, ...others].forEach((visit) => visit.leave());
    for (let again = 0; again < 3; again += 1) enter(slots, '192.0.2.1');
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('%s and %s belong to one client: %s', (one, other, isOne) => {
    const slots = new ApiSlots({ ...limits, client: { ...limits.client, here: 1 } });
    enter(slots, one);
    expect(slots.enter(other) === 'client').toBe(isOne);
  });

  it('reserve a limited number of bytes, and release them', () => {
    const slots = new ApiSlots(limits);
    const visit = enter(slots, '192.0.2.1');
    expect([visit.reserve(10), visit.reserve(1)]).toEqual([true, false]);
    const other = enter(slots, '192.0.2.2');
    expect([other.reserve(6), other.reserve(5)]).toEqual([false, true]);
    visit.leave();
    expect(other.reserve(5)).toBe(true);
  });
});

describe('turns', () => {
  it('of one client come one after the other, and do not delay other clients', async () => {
    const slots = new ApiSlots(limits);
    const order: string[] = [];
    const request = (address: string, name: string) => {
      const visit = enter(slots, address);
      const turn = visit.turn().then((came) => came && order.push(name));
      return { visit, turn };
    };
    const [a, b, other] = [request('192.0.2.1', 'a'), request('192.0.2.1', 'b'), request('192.0.2.2', 'other')];
    await Promise.all([a.turn, other.turn]);
    expect(order).toEqual(['a', 'other']);
    a.visit.leave();
    await b.turn;
    expect(order).toEqual(['a', 'other', 'b']);
  });

  it('end without a request when they take too long or the client has left', async () => {
    const slots = new ApiSlots({ ...limits, turnMs: 1 });
    await enter(slots, '192.0.2.1').turn();
    expect(await enter(slots, '192.0.2.1').turn()).toBe(false);
    const leaving = enter(slots, '192.0.2.1');
    const turn = leaving.turn();
    leaving.leave();
    expect(await turn).toBe(false);
  });
});
