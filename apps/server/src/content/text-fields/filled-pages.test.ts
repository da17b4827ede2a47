import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DecisionResult, Message, Qa, StaticPage } from '@shop/api';
import { THEMES } from '@shop/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { httpCaller } from '../../payment/testing/http-caller.ts';
import { runServer, type RunningServer } from '../../testing/run-server.ts';

const cod = 3;
const secret = 'only-for-this-test';

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-pages-'));
  server = await runServer({ DATA_DIR: folder, OPERATOR_SECRET: secret, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Calls the operator's API over HTTP. */
async function operate(method: string, path: string, body: object): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}/internal/${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}
const change = async (...request: Parameters<typeof operate>) => expect((await operate(...request)).status).toBe(200);
const importRows = (table: string, ...rows: object[]) => change('PUT', `tables/${table}`, { rows });
const read = async <T>(path: string, channel = 'simple'): Promise<T> =>
  (
    await httpCaller(server.url)<T>('GET', path, {
      channel: `${channel}.localhost`,
    })
  ).body;
const page = async (path: string, channel?: string) =>
  (await read<StaticPage>(`/v1/static-pages/url/${path}`, channel)).body;
const pages = async (...paths: string[]) => (await Promise.all(paths.map((path) => page(path)))).join('\n');
const answers = async () => (await read<Qa[]>('/v1/qas?per=all')).map(({ answer }) => answer).join('\n');

/** Orders a ham, paid on delivery. @returns the fees of the quote, and the confirmation mail */
async function order(): Promise<{ fees: number[]; mail: string }> {
  const call = httpCaller(server.url);
  const cart = await cartCaller({ call }).readyToOrder({ 'ham-fr-001': 1 }, cod);
  const { body } = await call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `key-of-${cart.token}`, quote_hash: cart.quote.hash },
  });
  const mailOf = async () => {
    const mails = (await (await fetch(`${server.url}/demo/inbox.json`)).json()) as { body: string }[];
    return mails.find((mail) => mail.body.includes(body.order_no))?.body ?? '';
  };
  await expect.poll(mailOf).toContain(body.order_no);
  const fees = cart.quote.fees.map(({ amount }) => amount);
  return { fees, mail: await mailOf() };
}

describe('the pages of the seller', () => {
  it.each(THEMES)('have their values from settings and tables in %s', async (theme) => {
    const [law, guide, company] = [await page('law', theme), await page('guide', theme), await page('company', theme)];
    expect(law).toContain('代金引換の手数料:お支払い金額が10,000円までは330円');
    expect(guide).toMatch(/<th scope="row">沖\u2060縄<\/th><td>1,460円<\/td>/);
    expect(company).toContain('見本商店株式会社(見本)');
    expect(law + guide + company).not.toContain('{{');
  });
});

describe('a change over HTTP', () => {
  it('of a payment fee changes the checkout, the mail, the page of the law, the guide and the questions', async () => {
    expect(await pages('law', 'guide')).toContain('330円');
    await importRows('payment-methods', { code: 'cod', fee_steps: [{ up_to: null, fee: 777 }] });
    await expect.poll(() => page('law')).toContain('<li>代金引換の手数料:777円</li>');
    expect(await page('guide')).toContain('代金引換が777円');
    expect(await answers()).toContain('代金引換が777円');
    const { fees, mail } = await order();
    expect(fees).toContain(777);
    expect(mail).toContain('777円');
    expect(await pages('law', 'guide')).not.toMatch(/330円(まで|から)/);
  });

  it('of a fee is the last change of the pages that show it, and of no other', async () => {
    const days = async () => {
      const pages = ['law', 'accessibility'].map((path) => read<StaticPage>(`/v1/static-pages/url/${path}`));
      return (await Promise.all(pages)).map(({ updated_at: at }) => at);
    };
    await importRows('static-pages', { path: '/accessibility', body: '<p>文章だけのページです。</p>' });
    await expect.poll(() => page('accessibility')).toBe('<p>文章だけのページです。</p>');
    const [law = '', other = ''] = await days();
    await importRows('cool-fees', { zone: 'frozen', size: 120, fee: 999 });
    await expect.poll(async () => (await days())[0] ?? '').not.toBe(law);
    expect((await days())[1]).toBe(other);
  });

  it('of the seller changes the pages, the messages and the mail of that channel at once', async () => {
    await change('PATCH', 'settings', {
      channels: ['simple'],
      values: {
        'SELLER.NAME': 'はむ&そーせーじ株式会社',
        'SELLER.REPRESENTATIVE': '責任 花子',
        'SELLER.PHONE': '06-1111-2222',
        'SELLER.EMAIL': 'mado@example.com',
        'SELLER.REGISTRATION_NUMBER': 'null',
      },
    });
    for (const path of ['law', 'company', 'privacy']) {
      await expect.poll(() => page(path)).toContain('はむ&#38;そーせーじ株式会社');
      expect(await page(path)).toContain('責任 花子');
      expect(await page(path)).toContain('<a href="tel:06-1111-2222">06-1111-2222</a>');
      expect(await page(path)).not.toMatch(/見本商店|03-0000-0000/);
    }
    expect(await page('law')).not.toContain('登録番号');
    expect((await read<Message>('/v1/messages/contact_complete_shop')).body).toContain('06-1111-2222');
    expect((await order()).mail).toContain('06-1111-2222');
    expect(await page('law', 'ven')).toContain('見本商店株式会社(見本)');
  });

  it('of shipping fees, delivery, wrapping and tax changes the pages', async () => {
    await importRows('carriage', { area: 'okinawa', size: 60, fee: 8888 });
    await importRows('delivery-settings', {
      id: 1,
      cutoff: '15:30',
      closed_weekdays: [0, 3],
      closes_on_holidays: false,
    });
    await importRows('tax-rates', { tax_class: 'standard', effective_from: '2026-01-01', percent: 12 });
    await change('PATCH', 'settings', {
      channels: ['simple'],
      values: {
        'ORDER.SHIPPING.FREE_CARRIAGE_THRESHOLD': '5400',
        'ORDER.GIFT.WRAPPINGS': JSON.stringify([{ code: 'box', name: '桐箱', fee: 1234 }]),
      },
    });
    await expect.poll(() => page('law')).toContain('ご包装:桐箱1,234円(お届け先ごと)');
    await expect.poll(() => page('law')).toContain('そのほかの商品・送料・手数料が12%');
    await expect.poll(() => page('law')).toContain('8,888円');
    const law = await page('law');
    expect(law).toContain('商品代金が5,400円以上のとき、送料は無料です');
    expect(law).toContain('15時30分までのご注文は、当日の受付です。');
    expect(law).toContain('日曜・水曜は出荷を休みます。');
    expect(await page('guide')).toMatch(/<th scope="row">沖\u2060縄<\/th><td>8,888円<\/td>/);
    expect(await page('law', 'ven')).toContain('商品代金が10,800円以上のとき');
  });

  it('of a row to a text without fields shows exactly that text', async () => {
    const body = '<p>当社が書いた表記です。手数料は330円です。</p>';
    await importRows('static-pages', { path: '/law', body });
    await expect.poll(() => page('law')).toBe(body);
    await importRows('static-pages', {
      path: '/law',
      body: '<p>前の文章</p><table>{{ law.seller }}</table><p>後の文章</p>',
    });
    await expect
      .poll(() => page('law'))
      .toMatch(/^<p>前の文章<\/p><table><tr>.*06-1111-2222.*<\/table><p>後の文章<\/p>$/s);
  });

  it('to a field that does not exist is refused with the names that can be used', async () => {
    const before = await page('guide');
    const { status, text } = await operate('PUT', 'tables/static-pages', {
      rows: [{ path: '/guide', body: '<p>{{SELLER.FAX}}</p>' }],
    });
    expect(status).toBe(422);
    expect(text).toContain('{{SELLER.FAX}} は使えません');
    expect(text).toContain('SELLER.PHONE');
    expect(await page('guide')).toBe(before);
  });
});
