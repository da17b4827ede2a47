import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../security/testing/contract-calls.ts';
import { databasePrint } from '../database-print.ts';
import { openLastingShop, type LastingShop } from './testing/lasting-shop.ts';
import type { PreparedWrite } from './testing/lasting-write.ts';
import { checks } from './testing/checks.ts';
import { accountWrites } from './testing/writes/account.ts';
import { cartWrites } from './testing/writes/cart.ts';
import { contactWrites } from './testing/writes/contact.ts';
import { memberWrites } from './testing/writes/member.ts';
import { orderWrites } from './testing/writes/order.ts';
import { passkeyWrites } from './testing/writes/passkeys.ts';
import { restockWrites } from './testing/writes/restock.ts';

const writes = {
  ...accountWrites,
  ...memberWrites,
  ...contactWrites,
  ...cartWrites,
  ...orderWrites,
  ...passkeyWrites,
  ...restockWrites,
};
const calls = contractCalls();

/** What was read after one write, and how to read it again. */
interface Reading {
  status: number;
  before: unknown;
  after: unknown;
  /** The same after all other writes, which may share a stock. */
  last: unknown;
  again: () => Promise<unknown>;
}

let shop: LastingShop;
const readings = new Map<string, Reading>();
/** The tables before and after a call that only checks. */
const checked = new Map<string, { status: number; before: unknown; after: unknown }>();

const send = async (operation: string, { params = {}, options }: Pick<PreparedWrite, 'params' | 'options'>) => {
  const call = calls.find(({ id }) => id === operation);
  if (!call) throw new Error(`The contract has no operation ${operation}.`);
  return shop.call(
    call.method as 'POST',
    call.path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? '')),
    options,
  );
};

beforeAll(async () => {
  shop = await openLastingShop();
  for (const [operation, prepare] of Object.entries(writes)) {
    const write = await prepare(shop);
    const before = await write.read();
    const { status, body } = await send(operation, write);
    readings.set(operation, {
      status,
      before,
      after: await write.read(body),
      last: undefined,
      again: () => write.read(body),
    });
  }
  for (const [operation, prepare] of Object.entries(checks)) {
    const check = await prepare(shop);
    const before = await databasePrint(shop.app().db);
    const { status } = await send(operation, check);
    checked.set(operation, { status, before, after: await databasePrint(shop.app().db) });
  }
  for (const reading of readings.values()) reading.last = await reading.again();
  await shop.restart();
});
afterAll(() => shop.close());

it('every call of the contract that may write is tested here, or known to write nothing', () => {
  const writing = calls.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect([...Object.keys(writes), ...Object.keys(checks)].toSorted()).toEqual(writing.toSorted());
});

describe.each(Object.keys(writes))('what %s writes', (operation) => {
  it('is read by another call, and the same after a restart', async () => {
    const reading = readings.get(operation);
    if (!reading) throw new Error('It was not made.');
    expect(reading.status).toBeLessThan(300);
    expect(reading.after).not.toEqual(reading.before);
    expect(await reading.again()).toEqual(reading.last);
  });
});

describe.each(Object.keys(checks))('%s', (operation) => {
  it('only looks something up and leaves every table unchanged', () => {
    const { status, before, after } = checked.get(operation) ?? {};
    expect([status, after]).toEqual([200, before]);
  });
});
