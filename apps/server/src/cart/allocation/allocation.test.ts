import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixOf, type Cell } from './matrix.ts';
import { divideLine, mergeDestination, movePieces, resizeLine } from './matrix-moves.ts';
import { pack } from './pack.ts';
import type { AllocationLine, Destination } from './packing.ts';
import type { Zone } from '../../delivery/zone.ts';

interface Gift extends Destination {
  noshi: string;
  message: string;
}
interface Model {
  lines: AllocationLine[];
  shippings: Gift[];
}

const lineArbitrary = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  zone: fc.constantFrom<Zone>('ambient', 'chilled', 'frozen'),
  rides_with: fc.subarray<Zone>(['chilled', 'frozen']),
});
const cartArbitrary = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 5 }),
  destinations: fc.integer({ min: 1, max: 4 }),
});
const stepArbitrary = fc.record({
  kind: fc.constantFrom('resize', 'divide', 'merge', 'move'),
  line: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  quantity: fc.integer({ min: 0, max: 9 }),
});
type Step = typeof stepArbitrary extends fc.Arbitrary<infer T> ? T : never;

let keys = 0;
const rules = (lines: readonly AllocationLine[]) => ({
  lines,
  carrierOf: (_destination: Gift, zone: Zone) => (zone === 'ambient' ? 'japanpost' : 'yamato'),
  newKey: () => `p${(keys += 1)}`,
});

function freshModel(cart: { lines: Omit<AllocationLine, 'key'>[]; destinations: number }): Model {
  const lines = cart.lines.map((line, index) => ({ ...line, key: `l${index}` }));
  const empty = Array.from({ length: cart.destinations }, (_, index) => ({
    key: `s${index}`,
    noshi: `noshi ${index}`,
    message: `message ${index}`,
    packings: [],
  }));
  const cells = lines.map((line) => ({ line_key: line.key, shipping_key: 's0', split: 0, quantity: line.quantity }));
  const shippings = pack(empty, cells, rules(lines)).map(withChosenDates);
  return { lines, shippings };
}

function withChosenDates<D extends Destination>(shipping: D): D {
  const packings = shipping.packings.map((packing) => ({
    ...packing,
    delivery_date: packing.delivery_date ?? `date of ${packing.key}`,
    time_slot: packing.time_slot ?? `slot of ${packing.key}`,
  }));
  return { ...shipping, packings };
}

/** Applies one step like the cart does; returns the model and the destinations that the step changed. */
function apply(model: Model, step: Step): { model: Model; touched: Set<string> } {
  const line = model.lines[step.line % model.lines.length];
  const from = model.shippings[step.from % model.shippings.length];
  const to = model.shippings[step.to % model.shippings.length];
  if (!line || !from || !to) return { model, touched: new Set() };
  const cells = matrixOf(model.shippings);
  const repack = (lines: AllocationLine[], shippings: Gift[], next: Cell[]) => ({
    lines,
    shippings: pack(shippings, next, rules(lines)).map(withChosenDates),
  });
  const touched = new Set([from.key, to.key]);
  if (step.kind === 'resize') {
    if (step.quantity === 0 && model.lines.length === 1) return { model, touched: new Set() };
    const touchedKeys = cells.filter((cell) => cell.line_key === line.key).map((cell) => cell.shipping_key);
    const lines = model.lines
      .map((known) => (known.key === line.key ? { ...known, quantity: step.quantity } : known))
      .filter((known) => known.quantity > 0);
    const next = resizeLine(cells, line.key, step.quantity, from.key);
    return { model: repack(lines, model.shippings, next), touched: new Set([from.key, ...touchedKeys]) };
  }
  if (step.kind === 'divide') {
    const touchedKeys = cells.filter((cell) => cell.line_key === line.key).map((cell) => cell.shipping_key);
    const first = Math.min(step.quantity, line.quantity);
    const shares =
      from === to
        ? [{ shipping_key: from.key, quantity: line.quantity }]
        : [
            { shipping_key: from.key, quantity: first },
            { shipping_key: to.key, quantity: line.quantity - first },
          ];
    return {
      model: repack(model.lines, model.shippings, divideLine(cells, line.key, shares)),
      touched: new Set([...touched, ...touchedKeys]),
    };
  }
  if (step.kind === 'merge') {
    if (from === to) return { model, touched: new Set() };
    const rest = model.shippings.filter((shipping) => shipping !== from);
    return { model: repack(model.lines, rest, mergeDestination(cells, from.key, to.key)), touched };
  }
  const move = { line_key: line.key, shipping_key: from.key, from: 0, to: 1 + (step.to % 2), quantity: step.quantity };
  return { model: repack(model.lines, model.shippings, movePieces(cells, move)), touched: new Set([from.key]) };
}

describe('the allocation, after any sequence of steps', () => {
  const everyStep = (check: (before: Model, after: Model, touched: Set<string>) => void) =>
    fc.assert(
      fc.property(cartArbitrary, fc.array(stepArbitrary, { maxLength: 12 }), (cart, steps) => {
        let model = freshModel(cart);
        check(model, model, new Set());
        for (const step of steps) {
          const result = apply(model, step);
          check(model, result.model, result.touched);
          model = result.model;
        }
      }),
      { numRuns: 300 },
    );

  it('allocates exactly the quantity of every line, with no piece count zero or negative', () => {
    everyStep((_, model) => {
      const cells = matrixOf(model.shippings);
      expect(cells.every((cell) => cell.quantity > 0 && Number.isInteger(cell.quantity))).toBe(true);
      for (const line of model.lines) {
        const sum = cells
          .filter((cell) => cell.line_key === line.key)
          .reduce((total, cell) => total + cell.quantity, 0);
        expect(sum).toBe(line.quantity);
      }
      expect(new Set(cells.map((cell) => cell.line_key)).size).toBe(model.lines.length);
    });
  });

  it('preserves date, slot, key, noshi and message of every destination that the step did not change', () => {
    everyStep((before, after, touched) => {
      for (const shipping of after.shippings.filter((known) => !touched.has(known.key))) {
        expect(shipping).toEqual(before.shippings.find((known) => known.key === shipping.key));
      }
    });
  });

  it('preserves noshi and message of the changed ones, and the key of every parcel with an unchanged meaning', () => {
    everyStep((before, after) => {
      for (const shipping of after.shippings) {
        const was = before.shippings.find((known) => known.key === shipping.key);
        expect([shipping.noshi, shipping.message]).toEqual([was?.noshi, was?.message]);
        for (const packing of shipping.packings) {
          const same = was?.packings.find(
            (old) => old.split === packing.split && old.zone === packing.zone && old.carrier === packing.carrier,
          );
          if (same)
            expect(packing).toMatchObject({
              key: same.key,
              delivery_date: same.delivery_date,
              time_slot: same.time_slot,
            });
        }
      }
      const all = after.shippings.flatMap((shipping) => shipping.packings.map((packing) => packing.key));
      expect(new Set(all).size).toBe(all.length);
    });
  });

  it('never puts chilled and frozen in one parcel, and adds ambient only where allowed and where it saves a parcel', () => {
    everyStep((_, model) => {
      const lineOf = new Map(model.lines.map((line) => [line.key, line]));
      for (const packing of model.shippings.flatMap((shipping) => shipping.packings)) {
        for (const piece of packing.products) {
          const line = lineOf.get(piece.line_key);
          const travelsAsItself = line?.zone === packing.zone;
          const rides = line?.zone === 'ambient' && line.rides_with.includes(packing.zone);
          expect(travelsAsItself || rides).toBe(true);
        }
      }
      for (const shipping of model.shippings) {
        for (const ambient of shipping.packings.filter((packing) => packing.zone === 'ambient')) {
          const cool = shipping.packings.filter((other) => other.split === ambient.split && other.zone !== 'ambient');
          const allMayRide = ambient.products.every((piece) =>
            cool.some((other) => lineOf.get(piece.line_key)?.rides_with.includes(other.zone)),
          );
          expect(allMayRide).toBe(false);
          const someRodeAnyway = cool.some((other) =>
            other.products.some((piece) => lineOf.get(piece.line_key)?.zone === 'ambient'),
          );
          expect(someRodeAnyway).toBe(false);
        }
      }
    });
  });
});

describe('a parcel that changes its zone', () => {
  const line = (key: string, zone: Zone, ...rides_with: Zone[]): AllocationLine => ({
    key,
    quantity: 1,
    zone,
    rides_with,
  });
  const mustard = line('mustard', 'ambient', 'chilled');
  const tea = line('tea', 'ambient', 'frozen');
  const ham = line('ham', 'chilled');
  const bacon = line('bacon', 'chilled');
  const sausage = line('sausage', 'frozen');
  const all = [mustard, tea, ham, bacon, sausage];
  const cell = (line_key: string, split = 0, shipping_key = 's0'): Cell => ({
    line_key,
    shipping_key,
    split,
    quantity: 1,
  });
  const empty: Gift[] = [{ key: 's0', noshi: '', message: '', packings: [] }];
  /**
   * Returns the parcels of a destination that held `before`, with wishes for every parcel, after it is packed with
   * `after`.
   */
  const repacked = (before: readonly Cell[], after: readonly Cell[], carrier?: string) => {
    const wished = pack(empty, before, rules(all)).map(withChosenDates);
    const first = (wished[0]?.packings ?? []).map((packing) => ({ ...packing, handover: 'locker' as const }));
    const given = wished.map((gift) => ({ ...gift, packings: first }));
    const next = pack(given, after, carrier ? { ...rules(all), carrierOf: () => carrier } : rules(all));
    return { first, next: next[0]?.packings ?? [] };
  };

  it('passes its chosen date and handover to the parcel that gets its products, but not the slot of another carrier', () => {
    const { first, next } = repacked([cell('mustard')], [cell('mustard'), cell('ham')]);
    expect(next).toEqual([
      {
        ...first[0],
        zone: 'chilled',
        carrier: 'yamato',
        time_slot: null,
        products: [
          { line_key: 'mustard', quantity: 1 },
          { line_key: 'ham', quantity: 1 },
        ],
      },
    ]);
  });

  it('passes them on although not all of its products move there', () => {
    const { first, next } = repacked([cell('mustard'), cell('tea')], [cell('mustard'), cell('ham')]);
    expect(next[0]).toMatchObject({ key: first[0]?.key, delivery_date: first[0]?.delivery_date });
  });

  it('passes them to one parcel only', () => {
    const { first, next } = repacked(
      [cell('mustard'), cell('tea')],
      [cell('mustard'), cell('tea'), cell('ham'), cell('sausage')],
    );
    expect(next.map(({ zone, delivery_date }) => [zone, delivery_date])).toEqual([
      ['chilled', first[0]?.delivery_date],
      ['frozen', null],
    ]);
    expect(next[0]?.key).not.toBe(next[1]?.key);
  });

  it.each<[string, Cell[], Cell[], string?]>([
    ['other products in another zone', [cell('tea')], [cell('ham')]],
    ['other products with another carrier', [cell('ham')], [cell('bacon')], 'sagawa'],
    ['the same products in a parcel that the shopper made', [cell('mustard', 1)], [cell('mustard', 2)]],
  ])('passes nothing on to %s', (_case, before, after, carrier) => {
    const { first, next } = repacked(before, after, carrier);
    expect(next[0]?.key).not.toBe(first[0]?.key);
    expect(next[0]).toMatchObject({ delivery_date: null, time_slot: null });
    expect(next[0]).not.toHaveProperty('handover');
  });

  it('remains the same parcel when its products change', () => {
    const { first, next } = repacked([cell('ham')], [cell('bacon')]);
    expect(next).toEqual([{ ...first[0], products: [{ line_key: 'bacon', quantity: 1 }] }]);
  });

  it('is sorted by parcel number, and is chilled only by products for the same destination', () => {
    const { next } = repacked([], [cell('ham', 1), cell('mustard'), cell('sausage', 0, 's1')]);
    expect(next.map(({ split, zone, products }) => [split, zone, products])).toEqual([
      [0, 'ambient', [{ line_key: 'mustard', quantity: 1 }]],
      [1, 'chilled', [{ line_key: 'ham', quantity: 1 }]],
    ]);
  });
});

describe('pieces of a line', () => {
  const cells: Cell[] = [
    { line_key: 'ham', shipping_key: 's0', split: 0, quantity: 3 },
    { line_key: 'ham', shipping_key: 's0', split: 1, quantity: 2 },
    { line_key: 'tea', shipping_key: 's0', split: 1, quantity: 4 },
  ];
  const ofHam = (next: readonly Cell[]) =>
    next
      .filter(({ line_key }) => line_key === 'ham')
      .map(({ shipping_key, split, quantity }) => [shipping_key, split, quantity]);

  it('stay in the shopper’s own parcels while the quantity for the destination is unchanged', () => {
    expect(ofHam(divideLine(cells, 'ham', [{ shipping_key: 's0', quantity: 5 }]))).toEqual([
      ['s0', 0, 3],
      ['s0', 1, 2],
    ]);
  });

  it.each([
    [
      'as many as requested',
      0,
      2,
      [
        ['s0', 0, 1],
        ['s0', 1, 4],
      ],
    ],
    ['no more than the parcel has', 1, 9, [['s0', 0, 5]]],
    [
      'none from an empty parcel',
      7,
      1,
      [
        ['s0', 0, 3],
        ['s0', 1, 2],
      ],
    ],
  ])('move between parcels: %s', (_case, from, quantity, expected) => {
    const move = { line_key: 'ham', shipping_key: 's0', from, to: from === 0 ? 1 : 0, quantity };
    expect(ofHam(movePieces(cells, move))).toEqual(expected);
  });
});
