import * as catalogue from '../../platform/db/schema/catalogue.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import * as delivery from '../../platform/db/schema/delivery.ts';
import * as payments from '../../platform/db/schema/payments.ts';
import { dateFilledPages } from '../../content/text-fields/date-filled-pages.ts';
import type { ContentTable } from './content-table.ts';
import * as deliveryProblems from './find-delivery-problems.ts';
import { findPaymentProblems, findTaxProblems } from './find-payment-problems.ts';

const tables: readonly ContentTable[] = [
  {
    name: 'tax-rates',
    label: '消費税率(適用の始まる日ごと)',
    table: catalogue.taxRates,
    key: ['taxClass', 'effectiveFrom'],
    findProblems: findTaxProblems,
  },
  { name: 'closed-days', label: '出荷を休む日', table: delivery.deliveryClosedDays, key: ['date'] },
  {
    name: 'delivery-settings',
    label: '出荷の締め時刻、休む曜日、お届け日の範囲',
    table: delivery.deliverySettings,
    key: ['id'],
    isReplaceable: false,
    findProblems: deliveryProblems.findSettingsProblems,
  },
  {
    name: 'carriers',
    label: '配送会社(時間帯、お渡し方法)',
    table: delivery.deliveryCarriers,
    key: ['code'],
    isReplaceable: false,
    findProblems: deliveryProblems.findCarrierProblems,
  },
  {
    name: 'cool-fees',
    label: 'クール料金(温度帯・サイズごと)',
    table: delivery.deliveryCoolFees,
    key: ['zone', 'size'],
    findProblems: deliveryProblems.findCoolFeeProblems,
  },
  {
    name: 'carriage',
    label: '送料(地域・サイズごと)',
    table: delivery.deliveryCarriage,
    key: ['area', 'size'],
    findProblems: deliveryProblems.findCarriageProblems,
  },
  {
    name: 'parcel-sizes',
    label: '荷物のサイズ(重さの上限)',
    table: delivery.deliverySizes,
    key: ['size'],
    findProblems: deliveryProblems.findSizeProblems,
  },
  {
    name: 'delivery-routes',
    label: '経路(地域・温度帯ごとの配送会社と日数)',
    table: delivery.deliveryRoutes,
    key: ['area', 'zone'],
    references: { carrier: { as: 'carrier', table: delivery.deliveryCarriers, column: 'code', names: 'code' } },
    findProblems: deliveryProblems.findRouteProblems,
  },
  {
    name: 'delivery-areas',
    label: '都道府県の地域',
    table: delivery.deliveryAreas,
    key: ['prefecture'],
    findProblems: deliveryProblems.findAreaProblems,
  },
  {
    name: 'islands',
    label: '離島(追加の日数と料金)',
    table: delivery.deliveryIslands,
    key: ['postalPrefix'],
    postal: 'postalPrefix',
    findProblems: deliveryProblems.findIslandProblems,
  },
  { name: 'blockages', label: '配達の止まる期間(大雪など)', table: delivery.deliveryBlockages, key: ['id'] },
  {
    name: 'payment-methods',
    label: '支払い方法(手数料、金額の範囲、期限)',
    table: payments.paymentMethods,
    key: ['code'],
    isReplaceable: false,
    findProblems: findPaymentProblems,
  },
  {
    name: 'channel-payments',
    label: 'チャネルで使える支払い方法',
    table: payments.channelPaymentMethods,
    key: ['channelId', 'methodId'],
    references: {
      channelId: { as: 'channel', table: channels, column: 'id', names: 'prefix' },
      methodId: { as: 'method', table: payments.paymentMethods, column: 'id', names: 'code' },
    },
  },
];

/**
 * The tables of prices and delivery. A new area is imported with its shipping fees and routes first and its prefectures
 * after them, so that no checkout lacks a figure meanwhile. Every change is one
 * of the pages that show their figures.
 */
export const commerceTables: readonly ContentTable[] = tables.map((table) => ({ ...table, onChange: dateFilledPages }));
