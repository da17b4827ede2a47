import type { Zone } from '../../delivery/zone.ts';
import { parcelName, type ShopParcel } from './shop-parcel.ts';

/** A product to fetch from a storage zone, with the parcels that need it. */
export interface PickedProduct {
  readonly zone: Zone;
  readonly product_key: string;
  readonly name: string;
  readonly unit: string;
  /** Chosen measurements; such pieces are cut to order and have a row of their own. */
  readonly options: string;
  readonly quantity: number;
  readonly parcels: readonly { readonly name: string; readonly quantity: number }[];
}

const zones: readonly Zone[] = ['ambient', 'chilled', 'frozen'];

/** Returns what the given parcels need, by storage zone and product, extras included. */
export function pickingOf(parcels: readonly ShopParcel[]): PickedProduct[] {
  const found = new Map<string, PickedProduct>();
  for (const parcel of parcels)
    for (const { line, quantity } of parcel.pieces) {
      const { zone } = parcel.parcel;
      const options = (line.options ?? []).map(({ label, value }) => `${label}:${value}`).join(' ');
      const key = JSON.stringify([zone, line.product_key, options]);
      const known = found.get(key);
      found.set(key, {
        zone,
        product_key: line.product_key,
        name: line.name,
        unit: line.unit_label ?? '',
        options,
        quantity: (known?.quantity ?? 0) + quantity,
        parcels: [...(known?.parcels ?? []), { name: parcelName(parcel), quantity }],
      });
    }
  return [...found.values()].toSorted(
    (a, b) =>
      zones.indexOf(a.zone) - zones.indexOf(b.zone) ||
      a.product_key.localeCompare(b.product_key) ||
      a.options.localeCompare(b.options),
  );
}
