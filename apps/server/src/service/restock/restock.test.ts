import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stocks } from '../../platform/db/schema/catalogue.ts';
import { mailOutbox } from '../../platform/db/schema/mail.ts';
import { restockNotices } from '../../platform/db/schema/restock.ts';
import { codeOfLink, deliverMails, freshMember, openTestApp, type TestApp } from '../../testing/index.ts';
import { email, other, soldOut, waitingShop, withKey, type WaitingShop } from './testing/waiting-shop.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';

const DAY = 24 * 60 * 60_000;
const over = { status: 404, body: { code: 'restock.link_over' } };

let app: TestApp;
let shop: WaitingShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = waitingShop(app);
});
afterAll(() => app.close());
beforeEach(() => shop.begin());

describe('a guest who requests a restock notice', () => {
  it('gets a link by mail, waits after opening it, and is notified once when the product is back in stock', async () => {
    const { body } = await shop.request(' Hanako@Example.JP ');
    expect(body).toEqual({ expires_in: 259_200 });
    const [mail, ...more] = await deliverMails(app);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Hanako@example.jp',
      oneClickUrl: null,
      body: expect.stringContaining('3日以内'),
    });
    expect(mail?.body).toMatch(/\/\/simple\.localhost[^ ]*\/restock\/\?code=[\w-]{43}\n/);
    const key = codeOfLink(mail ?? { body: '' });
    const answer = { status: 200, body: { product: { key: soldOut, name: expect.any(String) } } };
    for (const confirmation of [await shop.confirm(key), await shop.confirm(key)])
      expect(confirmation).toMatchObject(answer);
    expect(await shop.mails()).toEqual([]);
    await shop.set(soldOut, 1);
    const [notice, ...others] = await shop.mails();
    expect(others).toEqual([]);
    expect(notice?.to).toBe('Hanako@example.jp');
    expect(notice?.body).toContain(`//simple.localhost`);
    expect(notice?.body).toContain(`/product/${soldOut}/`);
    await shop.set(soldOut, 0);
    await shop.set(soldOut, 5);
    expect(await shop.mails()).toEqual([]);
  });

  it('is not notified before the confirmation', async () => {
    await shop.requested();
    await shop.set(soldOut, 5);
    expect(await shop.mails()).toEqual([]);
  });

  it('is notified at once when the confirmation comes after the restock', async () => {
    const key = await shop.requested();
    await shop.set(soldOut, 5);
    await shop.confirm(key);
    expect(await shop.mails()).toHaveLength(1);
  });

  it('gets the same response by the same statements for a repeated request, and a mail that it is already waiting (P-15)', async () => {
    const key = await shop.waiting();
    const before = await app.db.$count(mailOutbox);
    const [again, first] = [await shop.request('HANAKO@example.jp'), await shop.request('nobody@example.jp')];
    expect(again).toMatchObject({ status: first.status, body: first.body });
    expect(await app.db.$count(mailOutbox)).toBe(before + 2);
    const mails = await deliverMails(app);
    const mailTo = (to: string) => mails.find((mail) => mail.to === to);
    expect(mailTo('HANAKO@example.jp')?.body).not.toMatch(/code=\S{43}\n/);
    expect(mailTo('nobody@example.jp')?.body).toMatch(/code=\S{43}\n/);
    expect(await shop.confirm(key)).toMatchObject(over);
    await shop.set(soldOut, 5);
    expect((await shop.mails()).map(({ to }) => to)).toEqual([email]);
  });

  it('starts again with a request after the notice', async () => {
    await shop.waiting();
    await shop.set(soldOut, 5);
    expect(await shop.mails()).toHaveLength(1);
    await shop.set(soldOut, 0);
    const key = await shop.requested();
    await shop.set(soldOut, 5);
    expect(await shop.mails()).toEqual([]);
    await shop.confirm(key);
    expect(await shop.mails()).toHaveLength(1);
  });

  it('cannot request an available or unknown product, or without an email address', async () => {
    await shop.set(soldOut, 3);
    expect(await shop.request()).toMatchObject({ status: 409, body: { code: 'restock.available' } });
    await shop.set(soldOut, 0);
    expect((await shop.request('hanako@')).body).toMatchObject({
      code: 'input.invalid',
      errors: { email: [expect.any(String)] },
    });
    expect((await shop.request(null)).body.errors).toHaveProperty('email');
    expect(await app.call('POST', '/v1/restock-notices', { body: { product_id: 2_147_483_647, email } })).toMatchObject(
      { status: 404, body: { code: 'product.not_found' } },
    );
    expect(await shop.rows()).toEqual([]);
  });

  it('is limited per email address, and codes cannot be guessed by many attempts (P-11)', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      await strict.db.update(stocks).set({ quantity: 0 });
      await strict.settled();
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await waitingShop(strict).request()).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      const seen = new Set<number>();
      for (let tries = 0; tries < 241; tries += 1)
        seen.add((await strict.call('POST', '/v1/restock-notices/end', withKey(`guess-${tries}`))).status);
      expect([...seen]).toEqual([404, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the code of a mailed link', () => {
  it('is stored only as a hash, and is invalid on another channel', async () => {
    const key = await shop.requested();
    const [row] = await shop.rows();
    expect(row?.keyHash).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(key);
    for (const answer of [
      await shop.confirm(key, 'fle.localhost'),
      await shop.end(key, 'fle.localhost'),
      await shop.confirm('made-up'),
    ])
      expect(answer).toMatchObject(over);
    expect((await shop.confirm(key)).status).toBe(200);
  });

  it('confirms within three days, and cancels as long as the request waits', async () => {
    const [expired, used] = [await shop.requested('late@example.jp'), await shop.waiting()];
    app.clock.advance(3 * DAY);
    expect(await shop.confirm(expired)).toMatchObject(over);
    app.clock.advance(300 * DAY);
    expect(await shop.end(used)).toMatchObject({ status: 200, body: { is_all: false } });
    expect(await shop.end(used)).toMatchObject(over);
  });

  it('cancels one product; that of the notice cancels all requests of its reader on the channel (L-38)', async () => {
    const token = await freshMember(app, email);
    await shop.request(null, { token, key: other });
    await shop.waiting('somebody@example.jp', { key: other });
    await shop.request(email, { channel: 'fle.localhost' });
    await deliverMails(app);
    await shop.end(await shop.waiting(email, { key: other }));
    expect(await app.db.$count(restockNotices)).toBe(3);
    await shop.waiting();
    await shop.set(soldOut, 5);
    const [mail] = await shop.mails();
    expect(await shop.end(codeOfLink(mail ?? { body: '' }))).toMatchObject({ status: 200, body: { is_all: true } });
    const fle = [...app.ctx().snapshots.read(channelsSnapshot)].find(([host]) => host === 'fle.localhost')?.[1];
    expect((await shop.rows()).map((row) => [row.email, row.channelId])).toEqual([
      ['somebody@example.jp', app.ctx().channel.id],
      [email, fle?.id],
    ]);
  });

  it('cancels by the unsubscribe button of a mail client, for both form types, with the same response for every code (RFC 8058)', async () => {
    await shop.waiting();
    await shop.waiting(email, { key: other });
    await shop.set(soldOut, 5);
    const [mail] = await shop.mails();
    const { pathname, search } = new URL(mail?.oneClickUrl ?? '');
    const press = (url: string, payload: string, type: string) =>
      app.server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    const form = 'application/x-www-form-urlencoded';
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const unknown = await press(`${pathname}?code=made-up`, 'List-Unsubscribe=One-Click', form);
    expect(await app.db.$count(restockNotices)).toBe(2);
    const pressed = await press(`${pathname}${search}`, parts, 'multipart/form-data; boundary=x');
    expect([pressed.statusCode, pressed.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(pressed.statusCode).toBe(200);
    expect(await shop.rows()).toEqual([]);
  });
});
