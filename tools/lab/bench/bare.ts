import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { send, sendOk } from './http.ts';

export interface BareServer {
  readonly origin: string;
  readonly pid: number;
  /** Stores a body under a path; following requests to the path return it. */
  save(path: string, body: Buffer): Promise<void>;
  stop(): void;
}

/** Starts the baseline: a node:http process that only responds with bytes. */
export async function startBareServer(port: number): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, BARE_PORT: String(port) },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const answers = await send(origin, 'GET', '/').then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (attempt > 200) throw new Error('the bare server did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  if (child.pid === undefined) throw new Error('the bare server did not start');
  return {
    origin,
    pid: child.pid,
    save: async (path, body) => void (await sendOk(origin, 'PUT', path, body)),
    stop: () => child.kill(),
  };
}
