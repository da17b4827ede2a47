import { desc, eq, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../checkout/order/testing/member-buyer.ts';
import { auditLog } from '../platform/db/schema/audit-log.ts';
import { mailOutbox } from '../platform/db/schema/mail.ts';
import { LASTING_LANE } from '../platform/mail/mail-transport.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { sendDueMails } from '../platform/mail/send-due-mails.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { operatorRoutes } from './operator-routes.ts';
import { changeExamples, runExample } from './testing/operator-changes.ts';
import { sendInquiry } from './testing/send-inquiry.ts';
import { operatorClient } from './testing/operator-client.ts';

const transfer = 4;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-audit-'));
  shop = await openTestApp({ config: { photographs: { folder, s3: null } } });
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const order = async () => (await taro.decide(await taro.ready({ 'ham-fr-001': 1 }, transfer))).body.order_no;
const failedMail = async () => {
  await queueMail(shop.ctx(), { kind: 'password_changed', to: 'taro@example.com', data: { name: '見本 太郎' } });
  const send = () => Promise.reject(Object.assign(new Error('no'), { responseCode: 550 }));
  await sendDueMails(shop.jobCtx(), { send, lane: LASTING_LANE });
  const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.state, 'failed'));
  if (!mail) throw new Error('No mail has failed.');
  return mail.id;
};
const entries = () => shop.db.select().from(auditLog).orderBy(desc(auditLog.id));
const newest = async () => (await entries())[0];
const exampleOf = async (name: string) => {
  const example = await changeExamples[name]?.({
    send: operator.ask,
    order,
    failedMail,
    inquiry: () => sendInquiry(shop),
  });
  if (!example) throw new Error(`${name} has no example in testing/operator-changes.ts`);
  return example;
};

/** The routes of the operator's API that change something, as `METHOD /address`. */
function changingRoutes(): string[] {
  const found: string[] = [];
  const door = Fastify();
  door.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'GET' && one !== 'HEAD') found.push(`${one} ${url}`);
  });
  operatorRoutes(door, shop.jobCtx());
  return found;
}

it('every changing call of the operator has an example, and every example a call', () => {
  expect(Object.keys(changeExamples).toSorted()).toEqual(changingRoutes().toSorted());
});

describe.each(Object.keys(changeExamples))('%s', (name) => {
  it('writes who did what, once and in its transaction', async () => {
    const example = await exampleOf(name);
    const before = await entries();
    await shop.db.execute(sql`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$`);
    await shop.db.execute(sql`create trigger planted before insert on audit_log
      for each row execute function refuse_entry()`);
    expect(await runExample(operator.ask, name, example)).toBe(500);
    await shop.db.execute(sql`drop function refuse_entry() cascade`);
    shop.errors.length = 0;

    // The failed call has changed nothing, so the same change can still be made.
    expect([200, 204]).toContain(await runExample(operator.ask, name, example));
    const written = (await entries()).slice(0, -before.length || undefined);
    expect(written.length).toBeGreaterThan(0);
    for (const entry of written)
      expect(entry).toMatchObject({
        actorKind: 'cli',
        actorName: '見本 太郎',
        requestId: expect.any(String) as string,
      });
    expect(written.some(({ before: was, after }) => was !== null || after !== null)).toBe(true);
  });
});

describe('the audit log', () => {
  it('contains nothing of a dry run or of a change that was refused', async () => {
    const before = (await entries()).length;
    const key = await order();
    expect((await operator.ask('PATCH', `orders/${key}?dry_run=true`, { paid: true })).status).toBe(204);
    const moves = [
      { key, move: 'deliver' },
      { key: 'unknown', move: 'prepare' },
    ];
    expect((await operator.ask('PATCH', 'work/orders', { orders: moves })).status).toBe(422);
    expect(await entries()).toHaveLength(before);
  });

  it('shows the state before and after, and the reason', async () => {
    const key = await order();
    await operator.ask('PATCH', `orders/${key}`, { cancel_reason: '在庫の破損のため' });
    expect(await newest()).toMatchObject({
      action: 'order.cancel',
      subjectKind: 'order',
      subjectKey: key,
      before: { status: 'accepted' },
      after: { status: 'cancelled' },
      reason: '在庫の破損のため',
    });
    await operator.ask('PATCH', 'products/che-fr-001', { stock: { delta: 3, reason: '11月入荷' } });
    expect(await newest()).toMatchObject({
      action: 'product.change',
      subjectKey: 'che-fr-001',
      before: { quantity: 100 },
      after: { quantity: 103 },
      reason: '11月入荷',
    });
    const { body } = await operator.ask<object[]>('GET', `log?kind=order&key=${key}`);
    expect(body).toEqual([expect.objectContaining({ action: 'order.cancel', key, reason: '在庫の破損のため' })]);
  });

  it('contains every export of personal data with its count, and no names', async () => {
    const key = await order();
    for (const [path, action] of [
      [`work/parcels?orders=${key}`, 'order.export'],
      [`work/slips?orders=${key}`, 'order.slips'],
      [`work/labels?orders=${key}&carrier=yamato`, 'order.labels'],
    ] as const) {
      expect((await operator.ask('GET', path)).status).toBe(200);
      expect(await newest()).toMatchObject({ action, subjectKind: 'order', after: { count: 1 } });
    }
    expect(JSON.stringify((await entries()).map(({ before, after }) => ({ before, after })))).not.toMatch(/見本 ?太郎/);
  });

  it('refuses to be changed or emptied by the database itself', async () => {
    for (const change of [sql`update audit_log set reason = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`])
      await expect(shop.db.execute(change)).rejects.toThrow();
  });
});
