import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, untilReady } from './start-sandbox-process.ts';

/** The keys that a stand-in takes from the shop and from its pages. */
export const standInKeys = { secretKey: 'sk_test_of_the_stand_in', publicKey: 'pk_test_of_the_stand_in' };

export interface RunningStandIn {
  url: string;
  /** Sends a form, as a browser or a test at the service's own desk does. @throws Error when it is refused */
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Starts the stand-in of a service in a process of its own. */
export async function startStandIn(
  service: string,
  { webhookUrl, webhookSecret }: { webhookUrl: string; webhookSecret: string },
): Promise<RunningStandIn> {
  const main = fileURLToPath(new URL('../../../../payments/src/stand-ins/main.ts', import.meta.url));
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      DEMO: '1',
      STAND_IN: service,
      STAND_IN_PORT: String(port),
      STAND_IN_WEBHOOK_URL: webhookUrl,
      STAND_IN_WEBHOOK_SECRET: webhookSecret,
      STAND_IN_SECRET_KEY: standInKeys.secretKey,
      STAND_IN_PUBLIC_KEY: standInKeys.publicKey,
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
