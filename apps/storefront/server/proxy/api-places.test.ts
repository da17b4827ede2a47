import { describe, expect, it } from 'vitest';
import { ApiPlaces, type PlaceLimits, type Visit } from './api-places.ts';

const limits: PlaceLimits = {
  client: { here: 3, atApi: 1, bytes: 10 },
  all: { here: 5, atApi: 2, bytes: 15 },
  turnMs: 60_000,
};

function enter(places: ApiPlaces, address: string): Visit {
  const visit = places.enter(address);
  if (typeof visit === 'string') throw new Error(`no place for ${visit}`);
  return visit;
}

describe('places', () => {
  it('are bounded for each client and in all, and come back', () => {
    const places = new ApiPlaces(limits);
    const mine = [1, 2, 3].map(() => enter(places, '192.0.2.1'));
    expect(places.enter('192.0.2.1')).toBe('client');
    const others = ['192.0.2.2', '192.0.2.3'].map((address) => enter(places, address));
    expect(places.enter('192.0.2.4')).toBe('all');
    [...mine, ...others].forEach((visit) => visit.leave());
    for (let again = 0; again < 3; again += 1) enter(places, '192.0.2.1');
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('of %s and %s are those of one client: %s', (one, other, isOne) => {
    const places = new ApiPlaces({ ...limits, client: { ...limits.client, here: 1 } });
    enter(places, one);
    expect(places.enter(other) === 'client').toBe(isOne);
  });

  it('hold bytes within bounds, and give them back', () => {
    const places = new ApiPlaces(limits);
    const visit = enter(places, '192.0.2.1');
    expect([visit.reserve(10), visit.reserve(1)]).toEqual([true, false]);
    const other = enter(places, '192.0.2.2');
    expect([other.reserve(6), other.reserve(5)]).toEqual([false, true]);
    visit.leave();
    expect(other.reserve(5)).toBe(true);
  });
});

describe('turns', () => {
  it('of one client come one after the other, and hold up nobody else', async () => {
    const places = new ApiPlaces(limits);
    const order: string[] = [];
    const request = (address: string, name: string) => {
      const visit = enter(places, address);
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

  it('that do not come in time, and those of a client who has left, do not come', async () => {
    const places = new ApiPlaces({ ...limits, turnMs: 1 });
    await enter(places, '192.0.2.1').turn();
    expect(await enter(places, '192.0.2.1').turn()).toBe(false);
    const leaving = enter(places, '192.0.2.1');
    const turn = leaving.turn();
    leaving.leave();
    expect(await turn).toBe(false);
  });
});
