import { sumCells, type Cell } from './matrix.ts';
import type { AllocationLine, Destination, Packing, Piece } from './packing.ts';
import type { Zone } from '../../delivery/zone.ts';

type CoolZone = Exclude<Zone, 'ambient'>;

const coolZones: readonly CoolZone[] = ['chilled', 'frozen'];

/** The inputs of packing: lines, the carrier of a parcel, and new keys. */
export interface PackRules<D extends Destination> {
  lines: readonly AllocationLine[];
  carrierOf: (destination: D, zone: Zone) => string;
  newKey: () => string;
}

const zoneOrder: readonly Zone[] = ['chilled', 'frozen', 'ambient'];

/**
 * Packs the matrix into parcels, leaving other fields of a destination unchanged. A parcel with the same split, zone
 * and carrier keeps key, date, slot and handover; one that takes the pieces of a removed parcel (ambient becomes
 * chilled) inherits them.
 */
export function pack<D extends Destination>(
  destinations: readonly D[],
  cells: readonly Cell[],
  rules: PackRules<D>,
): D[] {
  const matrix = sumCells(cells);
  return destinations.map((destination) => {
    const wanted = wantedParcels(destination, matrix, rules);
    return { ...destination, packings: settleKeys(wanted, destination.packings, rules.newKey) };
  });
}

type Wanted = Pick<Packing, 'split' | 'zone' | 'carrier' | 'products'>;

function wantedParcels<D extends Destination>(destination: D, cells: readonly Cell[], rules: PackRules<D>): Wanted[] {
  const here = cells.filter((cell) => cell.shipping_key === destination.key);
  const splits = [...new Set(here.map((cell) => cell.split))].sort((a, b) => a - b);
  return splits.flatMap((split) => {
    const quantities = new Map(
      here.filter((cell) => cell.split === split).map((cell) => [cell.line_key, cell.quantity]),
    );
    const lines = rules.lines.filter((line) => quantities.has(line.key));
    const zones = mergeZones(lines);
    return zoneOrder.flatMap((zone) => {
      const products: Piece[] = lines
        .filter((line) => zones.get(line.key) === zone)
        .map((line) => ({ line_key: line.key, quantity: quantities.get(line.key) ?? 0 }));
      return products.length === 0 ? [] : [{ split, zone, carrier: rules.carrierOf(destination, zone), products }];
    });
  });
}

function settleKeys(wanted: readonly Wanted[], before: readonly Packing[], newKey: () => string): Packing[] {
  const free = new Set(before);
  const claim = (packing: Packing | undefined) => {
    if (packing) free.delete(packing);
    return packing;
  };
  const same = wanted.map((parcel) => claim([...free].find((old) => isSameMeaning(old, parcel))));
  return wanted.map((parcel, index) => {
    const heir = same[index] ?? claim(predecessor(parcel, free));
    return {
      key: heir?.key ?? newKey(),
      ...parcel,
      delivery_date: heir?.delivery_date ?? null,
      time_slot: heir?.carrier === parcel.carrier ? heir.time_slot : null,
      ...(heir?.handover && { handover: heir.handover }),
    };
  });
}

function isSameMeaning(old: Packing, parcel: Wanted): boolean {
  return old.split === parcel.split && old.zone === parcel.zone && old.carrier === parcel.carrier;
}

function predecessor(parcel: Wanted, free: ReadonlySet<Packing>): Packing | undefined {
  const lineKeys = new Set(parcel.products.map((piece) => piece.line_key));
  return [...free].find(
    (old) => old.split === parcel.split && old.products.some((piece) => lineKeys.has(piece.line_key)),
  );
}

/**
 * Returns line key → zone of its parcel, for lines with one destination and split; chilled and frozen are always
 * separate. Ambient products join a cool parcel only if all of them may, which saves the ambient parcel.
 */
function mergeZones(lines: readonly AllocationLine[]): Map<string, Zone> {
  const cool = coolZones.filter((zone) => lines.some((line) => line.zone === zone));
  const ambient = lines.filter((line) => line.zone === 'ambient');
  const rides = new Map(ambient.map((line) => [line.key, cool.find((zone) => line.rides_with.includes(zone))]));
  const savesParcel = ambient.every((line) => rides.get(line.key) !== undefined);
  return new Map(
    lines.map((line) => [
      line.key,
      line.zone === 'ambient' && savesParcel ? (rides.get(line.key) ?? 'ambient') : line.zone,
    ]),
  );
}
