import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../../payments/src/main.ts', import.meta.url));
const timeoutMs = 15_000;
const pauseMs = 50;

/** A payment sandbox in a separate process, with the actions of a shopper's browser. */
export interface SandboxProcess {
  url: string;
  /** Types a test card into the fields and returns the one-time token. */
  token: (ccNumber: string) => Promise<string>;
  /** Answers the 3-D Secure page with this code, or cancels it. */
  answerChallenge: (nextUrl: string, answer: { code: string } | 'cancel') => Promise<void>;
  /** Simulates the convenience store for a payment of the service. */
  atStore: (serviceId: string, action: 'pay' | 'expire') => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the sandbox on a port; it sends events to `webhookUrl` and stores payments in memory or in `file`. */
export async function startSandboxProcess(
  port: number,
  webhookUrl: string,
  file = ':memory:',
): Promise<SandboxProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...process.env,
      DEMO: '1',
      PAYMENTS_PORT: String(port),
      PAYMENTS_HOST: '127.0.0.1',
      PAYMENTS_WEBHOOK_URL: webhookUrl,
      PAYMENTS_FILE: file,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  await untilReady(`${url}/readyz`);
  const form = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    if (response.status !== 303) throw new Error(`${path} answered ${response.status}`);
  };
  return {
    url,
    token: async (ccNumber) => {
      const body = JSON.stringify({ ccNumber, ccName: 'TARO MIHON', ccExpiration: '09/29', securityCode: '123' });
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
      const response = await fetch(`${url}/fields/tokens`, { method: 'POST', headers, body });
      return ((await response.json()) as { token: string }).token;
    },
    answerChallenge: (nextUrl, answer) =>
      form(
        new URL(nextUrl).pathname,
        answer === 'cancel' ? { action: 'cancel' } : { action: 'confirm', code: answer.code },
      ),
    atStore: (serviceId, action) => form(`/demo/${serviceId}`, { action }),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Polls until the URL answers 200. @throws Error when it does not within 15 s */
export async function untilReady(url: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${url} did not become ready`);
}
