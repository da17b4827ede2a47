import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../launch/free-ports.ts';
import { openParts } from '../launch/open-parts.ts';
import { describeParts } from '../launch/parts.ts';
import { operatorSecret } from './http-calls.ts';

/** An API server of this version and a payment sandbox on a database. */
export interface OpenApi {
  readonly origin: string;
  readonly payments: string;
  stop(): Promise<void>;
}

/**
 * Starts both in demo mode, since there is no other mail server and payment service.
 * @param environment of both processes
 */
export async function openApi(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<OpenApi> {
  const [storefront, api, payments] = (await freePorts(3)).map(String);
  const folder = mkdtempSync(join(tmpdir(), 'shop-release-'));
  const parts = describeParts({ PORT: storefront, API_PORT: api, PAYMENTS_PORT: payments, DATA_DIR: folder })
    .filter(({ name }) => name !== 'storefront')
    .map((part) => ({
      ...part,
      env: {
        ...part.env,
        DATABASE_URL: databaseUrl,
        OPERATOR_SECRET: operatorSecret,
        RATE_LIMIT_FACTOR: '1000',
        ...environment,
      },
    }));
  const open = await openParts(parts);
  return {
    origin: `http://127.0.0.1:${api}`,
    payments: `http://127.0.0.1:${payments}`,
    stop: async () => {
      await open.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
