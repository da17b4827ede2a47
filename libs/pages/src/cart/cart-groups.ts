import { createElement } from 'react';
import type { Cart, CartLine, CartPacking, CartSet } from '@shop/api';
import { paths } from '@shop/constants';
import type { Availability, CartGroupView, CartLineProps, TemperatureZone } from '@shop/theming';
import { parcelFee } from '../purchase/parcels.ts';
import { pictureOf } from '../purchase/picture-of.ts';
import { unitWithOptions } from '../purchase/worn-by.ts';
import { DeferredExtras } from './deferred-extras.ts';

/** The inputs of the lines besides the cart. */
export interface LineActions {
  readonly isSelling: boolean;
  /** Keys of lines with a pending change. */
  readonly pending: ReadonlySet<string>;
  readonly onQuantity: (lineKey: string, quantity: number) => void;
  readonly onRemove: (lineKey: string) => void;
  readonly onRemoveSet: (set: CartSet) => void;
}

const zones: readonly TemperatureZone[] = ['chilled', 'frozen', 'ambient'];

/** The lines by temperature zone, each zone with the parcel it travels in (C-02, C-03). */
export function cartGroups(cart: Cart, actions: LineActions): CartGroupView[] {
  const { shippings, products } = cart.detail;
  const only = shippings.length === 1 ? shippings[0] : undefined;
  return zones.flatMap((zone) => {
    const lines = products.filter((line) => line.zone === zone);
    if (lines.length === 0) return [];
    const own = only?.packings.filter((packing) => packing.zone === zone && carriesAny(packing, lines)) ?? [];
    const host = only?.packings.find((packing) => packing.riding_zones.includes(zone) && carriesAny(packing, lines));
    const fee = parcelFee(
      cart.quote.parcels.filter((parcel) => own.some((packing) => packing.key === parcel.packing_key)),
    );
    return [
      {
        key: zone,
        zone,
        lines: lines.map((line) => lineView(line, cart, actions)),
        fee,
        ridesWith: own.length === 0 ? (host?.zone ?? null) : null,
      },
    ];
  });
}

/** Whether a line can be bought now, and why not. */
export function availabilityOf(line: CartLine, isSelling: boolean): Availability {
  const { product_info: product } = line;
  if (product.sale_status === 'suspended' || product.stock_state === 'suspended') {
    return { kind: 'suspended', reason: product.suspend_reason ?? '' };
  }
  if (!isSelling) return { kind: 'selling_stopped' };
  if (product.stock_state === 'out') return { kind: 'sold_out' };
  return product.stock_state === 'few' ? { kind: 'few', remaining: line.max_quantity } : { kind: 'in_stock' };
}

function lineView(line: CartLine, cart: Cart, actions: LineActions): CartLineProps {
  const { product_info: product } = line;
  const changes = cart.quote.changes.filter((change) => change.line_key === line.key);
  const reported = new Set(changes.map(({ message }) => message));
  const problems = cart.quote.problems.filter(
    (problem) => problem.line_key === line.key && !reported.has(problem.message),
  );
  return {
    lineKey: line.key,
    href: paths.product(product.key),
    name: product.name,
    nameOriginal: product.name_original === '' ? null : { text: product.name_original, lang: product.lang },
    brand: product.brand.name,
    unitLabel: unitWithOptions(product.unit_label, line.options),
    picture: pictureOf(product, product.name, product.id),
    zone: line.zone,
    unitPrice: line.unit_price,
    quantity: line.quantity,
    maxQuantity: line.max_quantity,
    caseQuantity: product.case_quantity,
    amount: line.amount,
    reducedTax: line.tax_class === 'reduced',
    availability: availabilityOf(line, actions.isSelling),
    status: actions.pending.has(line.key) ? 'pending' : 'idle',
    notices: [
      ...changes.map(({ kind, message }) => ({ id: kind, tone: 'warning' as const, text: message })),
      ...problems.map(({ code, message }) => ({ id: code, tone: 'danger' as const, text: message })),
    ],
    extras: createElement(DeferredExtras, {
      line,
      onRemove: () => actions.onRemove(line.key),
      onRemoveSet: actions.onRemoveSet,
    }),
    onQuantity: (quantity) => actions.onQuantity(line.key, quantity),
    onRemove: () => actions.onRemove(line.key),
  };
}

function carriesAny(packing: CartPacking, lines: readonly CartLine[]): boolean {
  return packing.products.some((packed) => lines.some((line) => line.key === packed.line_key));
}
