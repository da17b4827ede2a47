import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, untilReady } from './start-sandbox-process.ts';

/** Starts the stand-in of a service in a process of its own. */
export async function startStandIn(
  service: string,
  env: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const main = fileURLToPath(new URL('../../../../payments/src/stand-ins/main.ts', import.meta.url));
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, ...env, DEMO: '1', STAND_IN: service, STAND_IN_PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/readyz`);
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
