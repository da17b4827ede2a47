import { formatYen } from '@shop/money';
import type { MailText } from './mail.ts';
import { orderLinkText, type OrderLinks } from './order-links.ts';

/** Goods that have left. */
export interface ShippedMail extends OrderLinks {
  orderNo: string;
  ordererName: string;
  /** Ready to read, one a parcel; empty where the giver of a social gift may not know (L-37). */
  parcels: { carrier: string; zone: string; arrival: string; trackingNo: string | null; url: string | null }[];
  /** Parcels of the order that are not shipped yet; absent in mails from before parcels were shipped separately. */
  left?: number;
}

/** A payment that is still awaited shortly before its time ends. `payBy` is ready to read: `2026.11.27(金)`. */
export interface PaymentReminderMail {
  orderNo: string;
  ordererName: string;
  methodName: string;
  total: number;
  rows: { label: string; value: string }[];
  payBy: string;
}

/** What the shop is told of a new order. */
export interface OrderNoticeMail {
  orderNo: string;
  orderedAt: string;
  channelName: string;
  methodName: string;
  total: number;
  goods: string[];
  /** Days of shipping, ready to read; empty while nobody knows. */
  shipDays: string[];
}

/** Goods of which few pieces are left. */
export interface LowStockMail {
  below: number;
  goods: { key: string; name: string; quantity: number }[];
}

/** Mails about parcels and payments, and those to the shop itself. */
export const shopMailCopy = {
  shipped: ({ orderNo, ordererName, parcels, left = 0, ...links }: ShippedMail): MailText => ({
    subject: `${left > 0 ? '商品の一部' : '商品'}を発送しました(注文番号 ${orderNo})`,
    body: [
      `${ordererName} 様`,
      `注文番号 ${orderNo} の商品${left > 0 ? 'の一部' : ''}を発送しました。お届けまで、もうしばらくお待ちください。`,
      ...(left > 0 ? [`残りのお荷物(${left}個)は、発送しましたらあらためてお知らせします。`] : []),
      ...parcels.map(({ carrier, zone, arrival, trackingNo, url }, index) =>
        [
          `■ お荷物${parcels.length > 1 ? `${index + 1}` : ''}(${zone})`,
          `お届け予定: ${arrival}`,
          `配送会社: ${carrier}`,
          ...(trackingNo === null ? [] : [`送り状番号: ${trackingNo}`]),
          ...(url === null ? [] : [`お荷物の状況: ${url}`]),
        ].join('\n'),
      ),
      ...(parcels.length > 0
        ? [
            'お受け取りになれないときは、配送会社へ日時の変更をご連絡ください。冷蔵・冷凍の商品は、到着後すぐに冷蔵庫・冷凍庫へ入れてください。',
          ]
        : []),
      ...orderLinkText(links),
    ].join('\n\n'),
  }),

  paymentReminder: ({ orderNo, ordererName, methodName, total, rows, payBy }: PaymentReminderMail): MailText => ({
    subject: `お支払い期限が近づいています(注文番号 ${orderNo})`,
    body: [
      `${ordererName} 様`,
      `${methodName}でのお支払いを、まだ確認できていません。期限までにお支払いがないと、ご注文は取り消しになります。`,
      [
        `お支払い金額: ${formatYen(total)}(税込)`,
        ...rows.map(({ label, value }) => `${label}: ${value}`),
        `お支払い期限: ${payBy} まで`,
      ].join('\n'),
      '行き違いでお支払いがお済みのときは、ご容赦ください。確認できしだい、メールでお知らせします。',
    ].join('\n\n'),
  }),

  orderNotice: (notice: OrderNoticeMail): MailText => ({
    subject: `新しいご注文(${notice.orderNo}・${formatYen(notice.total)})`,
    body: [
      [
        `注文番号: ${notice.orderNo}`,
        `注文日時: ${notice.orderedAt}`,
        `チャネル: ${notice.channelName}`,
        `お支払い: ${notice.methodName} ${formatYen(notice.total)}(税込)`,
        ...(notice.shipDays.length > 0 ? [`出荷予定日: ${notice.shipDays.join('、')}`] : []),
      ].join('\n'),
      `■ 商品\n${notice.goods.join('\n')}`,
    ].join('\n\n'),
  }),

  lowStock: ({ goods, below }: LowStockMail): MailText => ({
    subject: `在庫が少なくなった商品があります(${goods.length}点)`,
    body: [
      `在庫が${below}個以下になった商品です。補充すると、次に少なくなったときにまたお知らせします。`,
      goods
        .map(({ key, name, quantity }) => `${name}(${key}): ${quantity === 0 ? '在庫切れ' : `残り${quantity}個`}`)
        .join('\n'),
    ].join('\n\n'),
  }),
} as const;
