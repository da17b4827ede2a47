import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from '@shop/tools/ready';

const server = join(import.meta.dirname, '..', '..', '..', 'server');

/** A separate server with the seed's data in a temporary folder. */
export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the API server on a free port. @throws Error with its output when it does not become ready */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-cli-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: server,
    env: {
      PATH: process.env.PATH,
      DEMO: '1',
      DATA_DIR: folder,
      API_PORT: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const gone = new AbortController();
  void ended.then(([code]) => gone.abort(new Error(`The server ended with ${String(code)}: ${output}`)));
  await waitUntilReady(port, gone.signal);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
