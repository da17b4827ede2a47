import type { RestockAsked, RestockConfirmed, RestockEnded } from '@shop/api';
import { eq } from 'drizzle-orm';
import { products, stocks } from '../../../platform/db/schema/catalogue.ts';
import { restockNotices } from '../../../platform/db/schema/restock.ts';
import type { OutgoingMail } from '../../../platform/mail/mail-transport.ts';
import { codeOfLink, deliverMails, type TestApp } from '../../../testing/index.ts';
import { restockJob } from '../restock-jobs.ts';

/** Products that are sold out when a test begins. */
export const [soldOut, other] = ['ham-fr-002', 'ham-fr-003'] as const;
export const email = 'hanako@example.jp';

export interface Refusal {
  code: string;
  message: string;
  errors?: Record<string, string[]>;
}

/** The headers that carry a code. */
export const withKey = (key: string, channel = 'simple.localhost') => ({
  headers: { 'x-notice-key': key },
  channel,
});

/** A shop with waiting restock requests. */
export type WaitingShop = ReturnType<typeof waitingShop>;

export function waitingShop(app: TestApp) {
  const idOf = async (key: string) =>
    (await app.db.select({ id: products.id }).from(products).where(eq(products.key, key)))[0]?.id ?? 0;
  const set = async (key: string, quantity: number) => {
    await app.db
      .update(stocks)
      .set({ quantity })
      .where(eq(stocks.productId, await idOf(key)));
    await app.settled();
  };
  const request = async (
    to: string | null = email,
    { key = soldOut, token, channel = 'simple.localhost' }: Partial<Record<'key' | 'token' | 'channel', string>> = {},
  ) =>
    app.call<RestockAsked & Refusal>('POST', '/v1/restock-notices', {
      body: { product_id: await idOf(key), ...(to !== null && { email: to }) },
      channel,
      ...(token !== undefined && { token }),
    });
  const confirm = (key: string, channel?: string) =>
    app.call<RestockConfirmed & Refusal>('POST', '/v1/restock-notices/confirm', withKey(key, channel));
  const end = (key: string, channel?: string) =>
    app.call<RestockEnded & Refusal>('POST', '/v1/restock-notices/end', withKey(key, channel));
  const rows = () => app.db.select().from(restockNotices).orderBy(restockNotices.id);
  /** Requests as a guest. @returns the code of the mail */
  const requested = async (...how: Parameters<typeof request>) => {
    await deliverMails(app);
    await request(...how);
    const [mail] = await deliverMails(app);
    return codeOfLink(mail ?? { body: '' });
  };
  return {
    idOf,
    set,
    request,
    requested,
    confirm,
    end,
    rows,
    /** Requests as a guest and confirms. @returns the code of the mail */
    waiting: async (...how: Parameters<typeof request>) => {
      const key = await requested(...how);
      const { status } = await confirm(key, how[1]?.channel);
      if (status !== 200) throw new Error(`The confirmation was answered with ${status}.`);
      return key;
    },
    /** Runs the job, as it runs by itself. @returns the mails */
    mails: async (): Promise<OutgoingMail[]> => {
      await restockJob.run(app.jobCtx());
      return deliverMails(app);
    },
    /** Deletes all requests and sells the products out. */
    begin: async () => {
      await app.db.delete(restockNotices);
      for (const key of [soldOut, other]) await set(key, 0);
      await deliverMails(app);
    },
  };
}
