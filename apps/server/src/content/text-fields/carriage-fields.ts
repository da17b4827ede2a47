import { PREFECTURES } from '@shop/constants';
import { legalCopy } from '@shop/copy';
import { formatYen } from '@shop/money';
import type { DeliveryTables } from '../../delivery/delivery-tables.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { TextFields } from './text-field.ts';

type Fees = Pick<DeliveryTables, 'carriage' | 'area_of_prefecture' | 'sizes'>;

/** Shipping fees and the other charges of a parcel. */
export const carriageFields: TextFields = {
  'carriage.lowest': (ctx) => lowest(carriageInUse(deliveryTablesOf(ctx))),
  'carriage.free': (ctx) => {
    const { free_carriage_from: from } = deliveryTablesOf(ctx);
    return from === null ? '' : legalCopy.freeCarriage(from);
  },
  'carriage.sizes': (ctx) => legalCopy.sizes(deliveryTablesOf(ctx).sizes),
  'carriage.table': (ctx) => carriageTable(deliveryTablesOf(ctx)),
  'cool.lowest': (ctx) => lowest(deliveryTablesOf(ctx).cool_fees.map(({ fee }) => fee)),
  'island.lowest': (ctx) => lowest(islandFees(deliveryTablesOf(ctx))),
};

/** The fees of areas to which a prefecture belongs. */
export function carriageInUse({ carriage, area_of_prefecture: areas }: Fees): number[] {
  const used = new Set(areas.values());
  return carriage.filter(({ area }) => used.has(area)).map(({ fee }) => fee);
}

/** The fees of islands that charge one. */
export function islandFees({ islands }: Pick<DeliveryTables, 'islands'>): number[] {
  return islands.map(({ surcharge }) => surcharge).filter((fee) => fee > 0);
}

function lowest(fees: readonly number[]): string {
  return fees.length === 0 ? '' : formatYen(Math.min(...fees));
}

/** Returns one row for all prefectures of the same fees, from the north. */
function carriageTable(tables: Fees): string {
  const sizes = tables.sizes.map(({ size }) => size);
  const byFees = new Map<string, { fees: string[]; prefectures: string[] }>();
  for (const prefecture of PREFECTURES) {
    const fees = sizes.map((size) => feeOf(tables, prefecture, size));
    const row = byFees.get(fees.join()) ?? { fees, prefectures: [] };
    row.prefectures.push(prefecture);
    byFees.set(fees.join(), row);
  }
  const head = sizes.map((size) => `<th scope="col">${size}<br>${legalCopy.table.size}</th>`).join('');
  const rows = [...byFees.values()].map(
    ({ fees, prefectures }) =>
      `<tr><th scope="row">${escapeHtml(nameOfArea(prefectures))}</th>${fees.map((fee) => `<td>${fee}</td>`).join('')}</tr>\n`,
  );
  return `<table data-figures>\n<thead><tr><th scope="col">${legalCopy.table.area}</th>${head}</tr></thead>\n<tbody>\n${rows.join('')}</tbody>\n</table>`;
}

function feeOf({ carriage, area_of_prefecture: areas }: Fees, prefecture: string, size: number): string {
  const fee = carriage.find((row) => row.area === areas.get(prefecture) && row.size === size)?.fee;
  return fee === undefined ? '—' : formatYen(fee);
}

/** Returns the names of whole regions, and of prefectures outside of these, from the north. */
function nameOfArea(prefectures: readonly string[]): string {
  const regions = legalCopy.regions.filter(([, all]) => all.every((one) => prefectures.includes(one)));
  const names = prefectures.map(
    (one) => regions.find(([, all]) => all.includes(one))?.[0] ?? legalCopy.prefecture(one),
  );
  return legalCopy.areas([...new Set(names)]);
}
