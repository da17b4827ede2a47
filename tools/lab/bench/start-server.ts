import { spawn, type ChildProcess } from 'node:child_process';
import { send } from './http.ts';

/**
 * Starts only the API server, with its jobs, and waits until it is ready. @throws Error when it does not start within a
 * minute
 */
export async function startServer(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, DEMO: '1', API_PORT: String(port), RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (
    let attempt = 0;
    (await send(origin, 'GET', '/readyz').then(
      ({ status }) => status,
      () => 0,
    )) !== 200;
    attempt += 1
  ) {
    if (attempt > 600) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return child;
}
