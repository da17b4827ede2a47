import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, untilReady } from './start-sandbox-process.ts';

/** The keys that a fake accepts from the shop and from its pages. */
export const fakeKeys = { secretKey: 'sk_test_of_the_fake', publicKey: 'pk_test_of_the_fake' };

export interface RunningFake {
  url: string;
  /** Posts a form, like a browser or an operator of the service. @throws Error when it is refused */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Starts the fake of a service in a separate process. */
export async function startFake(
  service: string,
  { webhookUrl, webhookSecret }: { webhookUrl: string; webhookSecret: string },
  { secretKey, publicKey } = fakeKeys,
): Promise<RunningFake> {
  const main = fileURLToPath(new URL('../../../../../libs/payment-fakes/src/main.ts', import.meta.url));
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      DEMO: '1',
      PAYMENT_FAKE: service,
      PAYMENT_FAKE_PORT: String(port),
      PAYMENT_FAKE_WEBHOOK_URL: webhookUrl,
      PAYMENT_FAKE_WEBHOOK_SECRET: webhookSecret,
      PAYMENT_FAKE_SECRET_KEY: secretKey,
      PAYMENT_FAKE_PUBLIC_KEY: publicKey,
    },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`);
  return {
    url,
    post: async (path, fields, headers = {}) => {
      const body = new URLSearchParams(fields);
      const answer = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' });
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
      return answer;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
