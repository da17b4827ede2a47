import sharp from 'sharp';
import type { operatorClient } from './operator-client.ts';

/** What an example of a change may use. */
export interface ChangeParts {
  readonly send: ReturnType<typeof operatorClient>['ask'];
  /** Places an order by bank transfer. @returns its number */
  readonly order: () => Promise<string>;
  /** Sends an inquiry. @returns its number */
  readonly inquiry: () => Promise<string>;
  /** Queues a mail and gives it up. @returns its id */
  readonly failedMail: () => Promise<string>;
}

type Send = ReturnType<typeof operatorClient>['ask'];

/** What a change of the operator's API needs: its address and body. The method comes from the name of the example. */
export interface ChangeExample {
  readonly path: string;
  readonly body: object;
}

const jpeg = async () =>
  (
    await sharp({ create: { width: 1200, height: 1200, channels: 3, background: 'peru' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const place = { code: '1008111', prefecture: '東京都', city: '千代田区', town: '千代田1-1 見本' };

/** One example that changes something for every changing call of the operator's API. */
export const changeExamples: Readonly<Record<string, (parts: ChangeParts) => Promise<ChangeExample>>> = {
  'PATCH /internal/channels': async () => ({ path: 'channels', body: { channels: ['fle'], is_selling: false } }),
  'PATCH /internal/channels/:prefix': async () => ({ path: 'channels/fle', body: { is_selling: true } }),
  'PATCH /internal/products/:key': async () => ({ path: 'products/ham-fr-001', body: { price: 1980 } }),
  'PUT /internal/products/:key/photographs': async () => ({
    path: 'products/ham-fr-002/photographs',
    body: { photographs: [{ content: await jpeg(), alt: '木の板に置いた生ハム' }] },
  }),
  'PUT /internal/pictures/:name': async () => ({
    path: 'pictures/winter',
    body: { content: await jpeg(), alt: '冬の食卓', channels: [] },
  }),
  'DELETE /internal/pictures/:name': async ({ send }) => {
    await send('PUT', 'pictures/spring', { content: await jpeg(), alt: '春の食卓', channels: [] });
    return { path: 'pictures/spring', body: { channels: [] } };
  },
  'PATCH /internal/orders/:key': async ({ order }) => ({ path: `orders/${await order()}`, body: { paid: true } }),
  'PATCH /internal/work/orders': async ({ order, send }) => {
    const key = await order();
    await send('PATCH', `orders/${key}`, { paid: true });
    return { path: 'work/orders', body: { orders: [{ key, move: 'prepare' }] } };
  },
  'PATCH /internal/work/tracking': async ({ order, send }) => {
    const key = await order();
    await send('PATCH', `orders/${key}`, { paid: true });
    return { path: 'work/tracking', body: { parcels: [{ parcel: `${key}-1`, tracking_no: '1234-5678-9012' }] } };
  },
  'PATCH /internal/inquiries/:no': async ({ inquiry }) => ({
    path: `inquiries/${await inquiry()}`,
    body: { answer: '代わりの品をお送りします。' },
  }),
  'POST /internal/mails/resend': async ({ failedMail }) => ({
    path: 'mails/resend',
    body: { ids: [await failedMail()] },
  }),
  'PUT /internal/postal/:kind': async () => ({ path: 'postal/office', body: { places: [place] } }),
  'PATCH /internal/settings': async () => ({
    path: 'settings',
    body: { channels: ['simple'], values: { 'ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD': '5400' } },
  }),
  'POST /internal/backups': async () => ({ path: 'backups', body: {} }),
  'POST /internal/support': async () => ({
    path: 'support',
    body: { channel: 'simple', member: 'taro@example.com', staff: '見本', reason: 'お届け先の確認' },
  }),
  'POST /internal/previews': async () => ({ path: 'previews', body: { theme: 'ven' } }),
  'PATCH /internal/tables/:name': async () => ({
    path: 'tables/news',
    body: { change: 'delete', rows: ['1'] },
  }),
  'PATCH /internal/customers/:key': async () => ({
    path: 'customers/taro@example.com',
    body: { points: 300, channel: 'simple', reason: 'お届けの遅れのおわび' },
  }),
  'POST /internal/transfers': async ({ order, send }) => {
    const number = await order();
    const { body } = await send<{ total_payment: number }>('GET', `orders/${number}`);
    const file = `日付,入金額,摘要\n2026/11/21,${body.total_payment},${number}\n`;
    return { path: 'transfers', body: { content: Buffer.from(file).toString('base64') } };
  },
  'PUT /internal/tables/:name': async () => ({
    path: 'tables/closed-days',
    body: { rows: [{ date: '2027-01-04', reason: '年始' }] },
  }),
};

/** Calls an example. @returns the status of the answer */
export async function runExample(send: Send, name: string, { path, body }: ChangeExample, query = ''): Promise<number> {
  const [method] = name.split(' ') as ['PATCH' | 'POST' | 'PUT'];
  return (await send(method, `${path}${query}`, body, { 'x-operator': encodeURIComponent('見本 太郎') })).status;
}
