import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorefront } from './build.ts';
import { describeParts, type Part } from './parts.ts';
import { Processes } from './processes.ts';
import { waitUntilReady } from './ready.ts';

export interface TemporaryShop {
  readonly origin: string;
  readonly apiOrigin: string;
  /** Seconds from the first process until all answer; the build is not in it. */
  readonly secondsToReady: number;
  pid(name: string): number;
  stop(): Promise<void>;
}

/**
 * A whole shop on ports of its own with fresh, seeded data that vanishes with it: for measuring.
 *
 * @param port of the storefront; the API and the payment sandbox take the next two
 * @param more may add processes to the three
 */
export async function openTemporaryShop(port: number, environment: Readonly<Record<string, string>> = {}, more: (parts: readonly Part[]) => readonly Part[] = (parts) => parts): Promise<TemporaryShop> {
  buildStorefront();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const parts = more(describeParts({ PORT: String(port), DATA_DIR: dataDir }).map((part) => ({ ...part, env: { ...part.env, ...environment } })));
  const failed = new AbortController();
  const processes = new Processes((name, code) => failed.abort(new Error(`The ${name} stopped (exit code ${code ?? 'unknown'}).`)));
  const stop = async () => {
    await processes.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const began = performance.now();
  try {
    for (const part of parts) processes.start(part);
    await Promise.all(parts.map((part) => waitUntilReady(part.port, failed.signal)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: `http://localhost:${port}`,
    apiOrigin: `http://127.0.0.1:${port + 1}`,
    secondsToReady: (performance.now() - began) / 1000,
    pid: (name) => {
      const pid = processes.pid(name);
      if (pid === undefined) throw new Error(`The ${name} does not run.`);
      return pid;
    },
    stop,
  };
}
