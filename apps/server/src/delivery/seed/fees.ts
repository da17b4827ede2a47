import type { DeliveryTables } from '../delivery-tables.ts';

const carriageBySize: Readonly<Record<string, readonly [number, number, number, number]>> = {
  hokkaido: [1460, 1740, 2050, 2370],
  tohoku: [1060, 1350, 1650, 1970],
  kanto: [940, 1230, 1530, 1850],
  shinetsu: [940, 1230, 1530, 1850],
  chubu: [940, 1230, 1530, 1850],
  kansai: [1060, 1350, 1650, 1970],
  chugoku: [1190, 1480, 1790, 2110],
  shikoku: [1190, 1480, 1790, 2110],
  kyushu: [1460, 1740, 2050, 2370],
  okinawa: [1460, 2070, 2710, 3360],
};

/** Size classes by net weight; cool parcels end at size 120 and 15 kg. */
export const sizes: DeliveryTables['sizes'] = [
  { size: 60, max_weight_g: 2_000 },
  { size: 80, max_weight_g: 5_000 },
  { size: 100, max_weight_g: 10_000 },
  { size: 120, max_weight_g: 15_000 },
];

/** Carriage of the sample shop by area and size, tax-included yen. */
export const carriage: DeliveryTables['carriage'] = Object.entries(carriageBySize).flatMap(([area, fees]) =>
  fees.map((fee, index) => ({ area, size: sizes[index]?.size ?? 0, fee })),
);

const coolBySize: readonly (readonly [number, number])[] = [
  [60, 275],
  [80, 330],
  [100, 440],
  [120, 715],
];

/** Cool surcharge of the sample shop, tax-included yen, the same for chilled and frozen. */
export const coolFees: DeliveryTables['cool_fees'] = coolBySize.flatMap(([size, fee]) => [
  { size, zone: 'chilled', fee },
  { size, zone: 'frozen', fee },
]);
