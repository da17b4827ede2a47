import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The server as a separate process, with its output. */
export interface RunningServer {
  url: string;
  output: () => string;
  /** Sends SIGTERM, unless it has exited, and waits for the exit. @returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills the process at once, like a power failure (SIGKILL), and waits for its exit. */
  kill: () => Promise<number | null>;
}

/** Starts `main.ts` on a free port, by default in demo mode on a separate PGlite folder. */
export async function runServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DEMO: '1', LOG_LEVEL: 'trace', API_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = exitOf(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('"msg":"ready"') && resolve());
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
