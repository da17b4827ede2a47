import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStorefront } from './build.ts';
import { openParts, type OpenParts } from './open-parts.ts';
import { describeParts, type Part } from './parts.ts';

export interface TemporaryShop extends Omit<OpenParts, 'failed'> {
  readonly origin: string;
  readonly apiOrigin: string;
}

/**
 * Opens a whole shop on separate ports with new, seeded data that is deleted with it: for measuring.
 *
 * @param port of the storefront; the API and the payment sandbox use the next two
 * @param more may add processes to the three
 */
export async function openTemporaryShop(
  port: number,
  environment: Readonly<Record<string, string>> = {},
  more: (parts: readonly Part[]) => readonly Part[] = (parts) => parts,
): Promise<TemporaryShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const vanish = () => rmSync(dataDir, { recursive: true, force: true });
  const parts = more(
    describeParts({ PORT: String(port), DATA_DIR: dataDir }).map((part) => ({
      ...part,
      env: { ...part.env, ...environment },
    })),
  );
  const { secondsToReady, pid, stop } = await openParts(parts, { prepare: () => buildStorefront() }).catch(
    (error: unknown) => {
      vanish();
      throw error;
    },
  );
  return {
    origin: `http://localhost:${port}`,
    apiOrigin: `http://127.0.0.1:${port + 1}`,
    secondsToReady,
    pid,
    stop: async () => {
      await stop();
      vanish();
    },
  };
}
