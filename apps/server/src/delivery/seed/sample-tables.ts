import type { DeliveryTables, Island, Route } from '../delivery-tables.ts';
import { carriers } from './carriers.ts';
import { closedDays } from './closed-days.ts';
import { carriage, coolFees, sizes } from './fees.ts';
import type { Zone } from '../zone.ts';

/** Fee areas of the sample shop (it ships from Tokyo) with their prefectures. */
const areas: Readonly<Record<string, readonly string[]>> = {
  hokkaido: ['北海道'],
  tohoku: ['青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  kanto: ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県', '山梨県'],
  shinetsu: ['新潟県', '長野県'],
  chubu: ['富山県', '石川県', '福井県', '岐阜県', '静岡県', '愛知県', '三重県'],
  kansai: ['滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  chugoku: ['鳥取県', '島根県', '岡山県', '広島県', '山口県'],
  shikoku: ['徳島県', '香川県', '愛媛県', '高知県'],
  kyushu: ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県'],
  okinawa: ['沖縄県'],
};

/** Remote islands the sample shop charges for, by the beginning of their postal codes. */
const islands: readonly Island[] = [
  { postal_prefix: '1002', name: '小笠原諸島', extra_days: 6, surcharge: 1100, takes_cool: false },
  { postal_prefix: '1001', name: '伊豆諸島', extra_days: 2, surcharge: 550, takes_cool: true },
  { postal_prefix: '0970', name: '利尻・礼文', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9060', name: '宮古島', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9070', name: '石垣島', extra_days: 1, surcharge: 550, takes_cool: true },
  { postal_prefix: '9071', name: '与那国・竹富', extra_days: 2, surcharge: 1100, takes_cool: true },
];

const transitDays: Readonly<Record<string, number>> = { hokkaido: 2, chugoku: 2, shikoku: 2, kyushu: 2, okinawa: 3 };

const zones: readonly Zone[] = ['ambient', 'chilled', 'frozen'];

/**
 * The routes of the sample shop: Yamato everywhere; ambient products to Okinawa by Japan Post, by sea and without the
 * morning slot. With two transit days, the morning of the first day is unavailable.
 */
const routes: readonly Route[] = Object.keys(areas).flatMap((area) =>
  zones.map((zone): Route => {
    const transit_days = transitDays[area] ?? 1;
    if (area !== 'okinawa')
      return {
        area,
        zone,
        carrier: 'yamato',
        transit_days,
        closed_slots: [],
        late_slots: transit_days > 1 ? ['0812'] : [],
      };
    return zone === 'ambient'
      ? { area, zone, carrier: 'japanpost', transit_days: transit_days + 2, closed_slots: ['51'], late_slots: [] }
      : { area, zone, carrier: 'yamato', transit_days, closed_slots: ['0812'], late_slots: [] };
  }),
);

/**
 * The delivery figures of the sample shop in the shape of the engine: what the seed writes and the tests compute with.
 */
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
  is_several_allowed: true,
};
