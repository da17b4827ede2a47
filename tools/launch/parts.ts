import { join } from 'node:path';

/** One process of the shop. */
export interface Part {
  readonly name: string;
  readonly port: number;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Starts again when a file that it loads changes; false without. */
  readonly isWatched?: boolean;
  /** Whether it answers 200 at /readyz when it is ready; true by default. */
  readonly reportsReady?: boolean;
}

export const root = join(import.meta.dirname, '..', '..');

/**
 * The server is behind one proxy, the storefront, which forwards the client's address: rate limits count shoppers, not
 * proxies.
 */
const BEHIND_STOREFRONT = '1';

/**
 * Limits the server's memory, since requests allocate little for a short time. At 4 a checkout costs 1 to 2 ms more of
 * garbage collection, at 16 the server uses 24 MiB more.
 */
const SMALL_YOUNG_SPACE = '--max-semi-space-size=8';

/**
 * Halves the server's memory outside of its heap: the C library has a pool of freed memory per thread, and hashing
 * passwords on every thread leaves tens of MiB in each. Other C libraries ignore it.
 */
const FEW_POOLS = { MALLOC_ARENA_MAX: '2' };

/** The sandbox serves its browser code with the types taken out by Node, which calls that an experiment. */
const NO_EXPERIMENT_NOTICE = '--disable-warning=ExperimentalWarning';

const port = (environment: NodeJS.ProcessEnv, name: string, fallback: number) => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port number, but is "${text}".`);
  return value;
};

/** Returns the build folder of a customer's edition. */
const editionOf = ({ SHOP_EDITION: name }: NodeJS.ProcessEnv): Readonly<Record<string, string>> =>
  name ? { STOREFRONT_BUILD: join(root, 'apps/storefront/dist', name) } : {};

/**
 * Returns the three processes with the ports of PORT, API_PORT and PAYMENTS_PORT (4000, 4001, 4002) and matching
 * environments. Demo mode, which includes the payment sandbox, is on unless DEMO disables it or NODE_ENV is production.
 *
 * @throws Error with one readable line when a port is not a number
 */
export function describeParts(environment: NodeJS.ProcessEnv = process.env): readonly Part[] {
  const storefront = port(environment, 'PORT', 4000);
  const server = port(environment, 'API_PORT', storefront + 1);
  const payments = port(environment, 'PAYMENTS_PORT', storefront + 2);
  const demo = (environment.DEMO ?? (environment.NODE_ENV === 'production' ? '0' : '1')) === '1';
  const dataDirectory = environment.DATA_DIR ?? join(root, '.data');
  const shared = {
    PORT: String(storefront),
    API_PORT: String(server),
    PAYMENTS_PORT: String(payments),
    API_ORIGIN: `http://127.0.0.1:${server}`,
    PAYMENTS_ORIGIN: `http://localhost:${payments}`,
    PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${server}/webhooks/payments`,
    STOREFRONT_ORIGIN: `http://localhost:${storefront}`,
    DATA_DIR: dataDirectory,
    STORAGE_DIR: environment.STORAGE_DIR ?? join(dataDirectory, 'storage'),
    DEMO: demo ? '1' : '0',
  };
  const sandbox: Part = {
    name: 'payments',
    port: payments,
    args: [NO_EXPERIMENT_NOTICE, 'apps/payments/src/main.ts'],
    env: shared,
  };
  return [
    ...(demo ? [sandbox] : []),
    {
      name: 'server',
      port: server,
      args: [SMALL_YOUNG_SPACE, 'apps/server/src/main.ts'],
      env: { ...shared, ...FEW_POOLS, TRUSTED_PROXIES: environment.TRUSTED_PROXIES ?? BEHIND_STOREFRONT },
    },
    {
      name: 'storefront',
      port: storefront,
      args: ['apps/storefront/server/main.ts'],
      env: { ...shared, ...editionOf(environment), NODE_ENV: 'production' },
    },
  ];
}
