import { PREFECTURES } from '@shop/constants';
import { type StoredDeliveryTables, readDeliveryTables } from '../../delivery/delivery.queries.ts';
import type { TableContext, TableProblem } from './content-table.ts';

const ZONES = ['ambient', 'chilled', 'frozen'] as const;
const HANDOVERS: readonly string[] = ['locker', 'doorstep'];
const SLOT_CODE = /^[0-9A-Za-z]{1,10}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

type Check = (tables: StoredDeliveryTables) => TableProblem[];

/** Runs a check on the delivery tables after an import: a missing figure would stop checkouts. */
const onTables =
  (check: Check) =>
  async ({ db }: TableContext): Promise<TableProblem[]> =>
    check(await readDeliveryTables(db));

const isZone = (zone: string): boolean => ZONES.some((known) => known === zone);
const zoneMessage = 'ambient、chilled、frozen のいずれかを入力してください。';

/** The row of settings: there is one. */
export const findSettingsProblems = onTables(
  ({ cutoff, closed_weekdays: weekdays, hold_days: maxDays, list_days: days }) => {
    const problems: TableProblem[] = [];
    const refuse = (field: string, message: string) => problems.push({ key: { id: 1 }, field, message });
    if (!CLOCK.test(cutoff)) refuse('cutoff', '12:00 のような時刻で入力してください。');
    if (weekdays.some((day) => day < 0 || day > 6) || new Set(weekdays).size > 6)
      refuse('closed_weekdays', '0(日)から6(土)までの曜日で、出荷する日が残るように入力してください。');
    if (ZONES.some((zone) => !Number.isInteger(maxDays[zone]) || maxDays[zone] < 0 || maxDays[zone] > 30))
      refuse('hold_days', '{"ambient":4,"chilled":2,"frozen":3} のように、温度帯ごとの日数を入力してください。');
    if (days < 21 || days > 60) refuse('list_days', '21 から 60 までの日数を入力してください。');
    return problems;
  },
);

/** Slots and ways of handing over of a carrier. */
export const findCarrierProblems = onTables(({ carriers, routes }) =>
  [...carriers.values()].flatMap(({ code, slots, handovers }) => {
    const problems: TableProblem[] = [];
    const refuse = (field: string, message: string) => problems.push({ key: { code }, field, message });
    const known = Array.isArray(slots) && slots.every(isSlot) ? slots.map((slot) => slot.code) : null;
    if (known === null || new Set(known).size !== known.length)
      refuse('slots', '[{"code":"0812","label":"午前中"}] のように、重ならない番号と名前で入力してください。');
    if (handovers.some((way) => !HANDOVERS.includes(way)))
      refuse('handovers', 'locker、doorstep のいずれかを入力してください。');
    for (const route of routes.filter(({ carrier }) => carrier === code))
      for (const slot of [...route.closed_slots, ...route.late_slots])
        if (known && !known.includes(slot))
          refuse('slots', `時間帯 ${slot} は、${route.area}・${route.zone} の経路で使われています。`);
    return problems;
  }),
);

function isSlot(slot: unknown): slot is { code: string; label: string } {
  if (typeof slot !== 'object' || slot === null) return false;
  const { code, label } = slot as Record<string, unknown>;
  return typeof code === 'string' && SLOT_CODE.test(code) && typeof label === 'string' && label !== '';
}

/** Every prefecture with an area that has its routes and fees. */
export const findAreaProblems = onTables((tables) => [
  ...PREFECTURES.filter((name) => !tables.area_of_prefecture.has(name)).map((name) => ({
    key: { prefecture: name },
    field: 'prefecture',
    message: `${name} の行が必要です。`,
  })),
  ...[...tables.area_of_prefecture].flatMap(([prefecture, area]) =>
    missingOf(area, tables).map((message) => ({ key: { prefecture }, field: 'area', message })),
  ),
]);

function missingOf(area: string, { routes, sizes, carriage }: StoredDeliveryTables): string[] {
  return [
    ...ZONES.filter((zone) => !routes.some((route) => route.area === area && route.zone === zone)).map(
      (zone) => `地域 ${area} には、${zone} の経路(delivery-routes)が必要です。`,
    ),
    ...sizes
      .filter(({ size }) => !carriage.some((row) => row.area === area && row.size === size))
      .map(({ size }) => `地域 ${area} には、${size} サイズの送料(carriage)が必要です。`),
  ];
}

/** Routes of zones and slots that there are; those of areas in use stay. */
export const findRouteProblems = onTables((tables) => [
  ...tables.routes.flatMap(({ area, zone, carrier, transit_days: days, closed_slots: closed, late_slots: late }) => {
    const slots = tables.carriers.get(carrier)?.slots.map(({ code }) => code) ?? [];
    const key = { area, zone };
    const unknown = [...closed, ...late].filter((slot) => !slots.includes(slot));
    return [
      ...(isZone(zone) ? [] : [{ key, field: 'zone', message: zoneMessage }]),
      ...(days < 0 || days > 30
        ? [{ key, field: 'transit_days', message: '0 から 30 までの日数を入力してください。' }]
        : []),
      ...unknown.map((slot) => ({
        key,
        field: 'closed_slots',
        message: `時間帯 ${slot} は、${carrier} にありません。`,
      })),
    ];
  }),
  ...missingInUse(tables, 'area'),
]);

/** Returns negative fees, and missing ones of an area in use. */
export const findCarriageProblems = onTables((tables) => [
  ...tables.carriage.flatMap(({ area, size, fee }) =>
    fee < 0 ? [{ key: { area, size }, field: 'fee', message: feeMessage }] : [],
  ),
  ...missingInUse(tables, 'area'),
]);

const feeMessage = '0 以上の金額(税込)を入力してください。';

function missingInUse(tables: StoredDeliveryTables, field: string): TableProblem[] {
  return [...new Set(tables.area_of_prefecture.values())].flatMap((area) =>
    missingOf(area, tables).map((message) => ({ key: { area }, field, message })),
  );
}

/** Returns sizes without shipping fee or cool fee. */
export const findSizeProblems = onTables((tables) => [
  ...tables.sizes.flatMap(({ size, max_weight_g: weight }) =>
    weight > 0 ? [] : [{ key: { size }, field: 'max_weight_g', message: '1 以上の重さ(g)を入力してください。' }],
  ),
  ...(tables.sizes.length === 0 ? [{ key: {}, field: 'size', message: 'サイズが1つは必要です。' }] : []),
  ...coolGaps(tables),
  ...missingInUse(tables, 'size'),
]);

/** Cool fees of zones that there are, for every size. */
export const findCoolFeeProblems = onTables((tables) => [
  ...tables.cool_fees.flatMap(({ zone, size, fee }) => [
    ...(isZone(zone) && zone !== 'ambient'
      ? []
      : [{ key: { zone, size }, field: 'zone', message: 'chilled か frozen を入力してください。' }]),
    ...(fee < 0 ? [{ key: { zone, size }, field: 'fee', message: feeMessage }] : []),
  ]),
  ...coolGaps(tables),
]);

function coolGaps({ sizes, cool_fees: fees }: StoredDeliveryTables): TableProblem[] {
  return sizes.flatMap(({ size }) =>
    (['chilled', 'frozen'] as const)
      .filter((zone) => !fees.some((row) => row.zone === zone && row.size === size))
      .map((zone) => ({
        key: { zone, size },
        field: 'size',
        message: `${size} サイズには、${zone} の料金(cool-fees)が必要です。`,
      })),
  );
}

/** Islands by digits. */
export const findIslandProblems = onTables(({ islands }) =>
  islands.flatMap(({ postal_prefix, extra_days: days, surcharge }) => [
    ...(/^\d{3,7}$/.test(postal_prefix)
      ? []
      : [
          {
            key: { postal_prefix },
            field: 'postal_prefix',
            message: '郵便番号のはじめの3〜7桁を、数字で入力してください。',
          },
        ]),
    ...(surcharge < 0 ? [{ key: { postal_prefix }, field: 'surcharge', message: feeMessage }] : []),
    ...(days < 0 || days > 30
      ? [{ key: { postal_prefix }, field: 'extra_days', message: '0 から 30 までの日数を入力してください。' }]
      : []),
  ]),
);
