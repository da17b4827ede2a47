import type { AuthResult } from '@shop/api';
import { vi } from 'vitest';
import { cartCaller, type CartCaller } from '../../../cart/testing/cart-caller.ts';
import { mailJobs } from '../../../platform/mail/mail-jobs.ts';
import { requestedMailsJob } from '../../../service/mailbox/requested-mails-job.ts';
import { freePort, startSandboxProcess, type SandboxProcess } from '../../../payment/testing/start-sandbox-process.ts';
import { sampleUser, testConfig, type CallResult, type TestApp, type TestCall } from '../../index.ts';
import { setSetting } from '../../set-setting.ts';
import { makeLastingDatabase } from '../../open-test-database.ts';

/** A registered member who is logged in. */
export interface LastingMember {
  email: string;
  password: string;
  token: string;
}

/** A shop that can be restarted; its calls go to the current process. */
export interface LastingShop {
  call: TestCall;
  /** Returns the body of a GET that must succeed. */
  read: (url: string, options?: Parameters<TestCall>[2]) => Promise<unknown>;
  app: () => TestApp;
  cart: CartCaller;
  sandbox: SandboxProcess;
  /** Registers a new member. */
  member: () => Promise<LastingMember>;
  login: (username: string, password: string, channel?: string) => Promise<CallResult<AuthResult>>;
  /** Returns the demo inbox of an address, newest first, after every due mail was sent. */
  mailsTo: (address: string) => Promise<{ subject: string; body: string }[]>;
  /** Closes the application and its database, drops every loaded module, and starts both again. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

const password = 'yoru-no-saramisoseji';

/** Opens a shop with a payment service on a persistent database. */
export async function openLastingShop(): Promise<LastingShop> {
  const database = await makeLastingDatabase();
  const port = await freePort();
  const sandbox = await startSandboxProcess(port, 'http://127.0.0.1:2/nobody-listens');
  const payments = { ...testConfig().payments, url: sandbox.url, publicUrl: sandbox.url };
  const open = async (): Promise<TestApp> => {
    const { openTestApp } = await import('../../open-test-app.ts');
    return openTestApp({ config: { payments }, database: await database.open() });
  };
  let app = await open();
  // Measurements are enabled, so that their writes are tested too.
  await setSetting(app, 'MEMBER.IS_USE_MEASUREMENT', true);
  let members = 0;

  const call: TestCall = (...request) => app.call(...request);
  const login: LastingShop['login'] = (username, typed, channel) =>
    call('POST', '/v1/auth/login', { body: { username, password: typed }, ...(channel !== undefined && { channel }) });
  return {
    call,
    login,
    sandbox,
    cart: cartCaller({ call }),
    app: () => app,
    read: async (url, options) => {
      const { status, body } = await call('GET', url, options);
      if (status !== 200) throw new Error(`GET ${url} was answered with ${status}: ${JSON.stringify(body)}`);
      return body;
    },
    member: async () => {
      members += 1;
      const email = `lasting${members}@example.com`;
      const { status } = await call('POST', '/v1/users', { body: sampleUser({ email, password }) });
      const { body } = await login(email, password);
      if (status !== 201 || body.access_token === null)
        throw new Error(`The registration of ${email} was answered with ${status}.`);
      return { email, password, token: body.access_token };
    },
    mailsTo: async (address) => {
      for (const job of [requestedMailsJob, ...mailJobs()]) await job.run(app.jobCtx());
      return (await call<{ subject: string; body: string }[]>('GET', '/demo/inbox.json', { query: { to: address } }))
        .body;
    },
    restart: async () => {
      await app.close();
      // A module’s memory must not help the reading afterwards.
      vi.resetModules();
      app = await open();
    },
    close: async () => {
      await app.close();
      await sandbox.stop();
      await database.drop();
    },
  };
}
