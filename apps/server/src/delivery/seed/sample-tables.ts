import type { DeliveryTables } from '../delivery-tables.ts';
import { areas } from './areas.ts';
import { carriers } from './carriers.ts';
import { closedDays } from './closed-days.ts';
import { carriage, coolFees, sizes } from './fees.ts';
import { islands } from './islands.ts';
import { routes } from './routes.ts';

/** The delivery figures of the sample shop in the shape of the engine: what the seed writes and the tests compute with. */
export const sampleTables: DeliveryTables = {
  cutoff: '12:00',
  closed_weekdays: [0],
  closes_on_holidays: true,
  closed_days: new Map(closedDays.map((day) => [day.date, day.reason])),
  hold_days: { ambient: 4, chilled: 2, frozen: 3 },
  list_days: 60,
  area_of_prefecture: new Map(
    Object.entries(areas).flatMap(([area, prefectures]) =>
      prefectures.map((prefecture) => [prefecture, area] as const),
    ),
  ),
  carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
  routes: [...routes],
  islands: [...islands],
  blockages: [],
  sizes,
  carriage,
  cool_fees: coolFees,
  free_carriage_from: 10_800,
  wrappings: [
    { code: 'paper', name: '包装紙でのラッピング', fee: 330 },
    { code: 'furoshiki', name: '風呂敷包み', fee: 880 },
  ],
  is_wrapping_required: false,
};
