import { describe, expect, it } from 'vitest';
import { mailCopy, type OrderMail } from './mail.ts';

const order: OrderMail = {
  orderNo: 'H-20261120-0001',
  orderedAt: '2026.11.20 9:05',
  ordererName: '見本 太郎',
  destinations: [
    {
      name: '見本 花子',
      address: '〒100-0001 東京都千代田区千代田1-1',
      notes: ['のし: 御歳暮 見本'],
      parcels: [
        {
          zone: '冷蔵便',
          deliveryTime: '2026.11.28(土) 14〜16時',
          lines: [{ name: '生ハム', quantity: 2, unitPrice: 1480, amount: 2960, isReducedRate: true }],
        },
      ],
    },
  ],
  charges: [
    { label: '送料', amount: 990 },
    { label: 'クーポン', amount: -200 },
  ],
  total: 3750,
  perRate: [
    { ratePercent: 8, taxable: 2810, tax: 208 },
    { ratePercent: 10, taxable: 940, tax: 85 },
  ],
  payment: {
    name: 'クレジットカード',
    timing: 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します',
  },
  applicationPeriod: '期間の定めはありません。',
  cancellation: '発送準備の前までキャンセルできます。',
  contact: 'support@example.com',
  orderUrl: 'http://localhost:4000/mypage/order_history/x/',
};

describe('order confirmation mail', () => {
  const { subject, body } = mailCopy.orderConfirmation(order);

  it.each([
    ['① the quantity of each item at each destination', '1,480円 × 2点 = 2,960円'],
    ['② the grand total with tax', 'お支払い合計: 3,750円(税込)'],
    ['② a discount as a negative amount', 'クーポン: -200円'],
    ['② tax by rate', '8%対象 2,810円(うち消費税 208円)'],
    ['③ the payment method', 'クレジットカード'],
    ['③ the time of payment', 'ご注文時には利用枠の確認だけを行い、商品の発送時にお支払いが確定します'],
    ['④ the delivery time of each parcel', '冷蔵便 お届け: 2026.11.28(土) 14〜16時'],
    ['⑤ that the offer is not limited in time', '期間の定めはありません。'],
    [
      '⑥ the withdrawal terms with a contact',
      '発送準備の前までキャンセルできます。\nお問い合わせ先: support@example.com',
    ],
    ['the marker of the reduced rate with its legend', '生ハム ※'],
  ])('states %s (L-02)', (_case, text) => {
    expect(body).toContain(text);
  });

  it('has the order number in the subject', () => {
    expect(subject).toContain('H-20261120-0001');
  });

  it('lists additional requests, and has no such section without any', () => {
    expect(mailCopy.orderConfirmation({ ...order, extras: ['宛名:見本商店'] }).body).toContain('宛名:見本商店');
    expect(body).not.toContain('領収書・ご要望');
  });

  it('shows a limited application period when there is one', () => {
    const limited = mailCopy.orderConfirmation({ ...order, applicationPeriod: '2026.12.20まで' });
    expect(limited.body).toContain('2026.12.20まで');
    expect(limited.body).not.toContain('期間の定めはありません');
  });
});

describe('mails that contain a secret', () => {
  it('state how long a link is valid and that it works once', () => {
    const { body } = mailCopy.accountUnlock({ url: 'http://localhost:4000/login/unlock/?code=abc', minutes: 60 });
    expect(body).toContain('http://localhost:4000/login/unlock/?code=abc');
    expect(body).toContain('60分間、1回だけ');
  });

  it('do not have the one-time code in the subject, which lock screens show', () => {
    const { subject, body } = mailCopy.secondFactor({ code: '123456', minutes: 10 });
    expect(subject).not.toContain('123456');
    expect(body).toContain('123456');
  });
});
