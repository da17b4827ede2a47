import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matrixOf, type Cell } from './matrix.ts';
import { divideLine, mergeDestination, movePieces, resizeLine } from './matrix-moves.ts';
import { pack } from './pack.ts';
import type { AllocationLine, Destination, Zone } from './packing.ts';

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

/** Applies one step the way the cart does and returns the model together with the destinations the step touched. */
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
    const places = cells.filter((cell) => cell.line_key === line.key).map((cell) => cell.shipping_key);
    const lines = model.lines
      .map((known) => (known.key === line.key ? { ...known, quantity: step.quantity } : known))
      .filter((known) => known.quantity > 0);
    const next = resizeLine(cells, line.key, step.quantity, from.key);
    return { model: repack(lines, model.shippings, next), touched: new Set([from.key, ...places]) };
  }
  if (step.kind === 'divide') {
    const places = cells.filter((cell) => cell.line_key === line.key).map((cell) => cell.shipping_key);
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
      touched: new Set([...touched, ...places]),
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

describe('the allocation, after any run of steps', () => {
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

  it('keeps the pieces of every line in exactly its quantity, none of them zero or negative', () => {
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

  it('keeps date, slot, key, noshi and message of every destination that the step did not touch', () => {
    everyStep((before, after, touched) => {
      for (const shipping of after.shippings.filter((known) => !touched.has(known.key))) {
        expect(shipping).toEqual(before.shippings.find((known) => known.key === shipping.key));
      }
    });
  });

  it('keeps noshi and message of the touched ones, and the key of every parcel whose meaning stays', () => {
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

  it('never lets chilled and frozen share a parcel, and lets ambient ride only where it may and a parcel is saved', () => {
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

describe('a parcel that changes its meaning', () => {
  const mustard: AllocationLine = { key: 'mustard', quantity: 1, zone: 'ambient', rides_with: ['chilled'] };
  const ham: AllocationLine = { key: 'ham', quantity: 1, zone: 'chilled', rides_with: [] };
  const cell = (line_key: string): Cell => ({ line_key, shipping_key: 's0', split: 0, quantity: 1 });

  it('hands its chosen date to the parcel that takes over its goods', () => {
    const empty: Gift[] = [{ key: 's0', noshi: '', message: '', packings: [] }];
    const alone = pack(empty, [cell('mustard')], rules([mustard])).map(withChosenDates);
    const together = pack(alone, [cell('mustard'), cell('ham')], rules([mustard, ham]));
    expect(together[0]?.packings).toHaveLength(1);
    expect(together[0]?.packings[0]).toMatchObject({
      key: alone[0]?.packings[0]?.key,
      zone: 'chilled',
      delivery_date: alone[0]?.packings[0]?.delivery_date,
      time_slot: null,
    });
  });
});
