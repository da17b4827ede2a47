import { join } from 'node:path';

/** Settings of the page server, read from the environment at start. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Where the API listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** Origin of the payment sandbox, whose card fields and pages may be framed; null without, as in production. */
  readonly paymentsOrigin: string | null;
  /** Whether X-Forwarded-* headers are trusted, behind a proxy of our own. */
  readonly trustProxy: boolean;
  readonly buildDirectory: string;
  /** Folder of the files at `/storage/`; null where this server does not serve them. */
  readonly storageDirectory: string | null;
  /** Redis, which shares cached pages between processes; null without. */
  readonly redisUrl: string | null;
  /** Whether pages are cached; false for measuring and debugging. */
  readonly cachesPages: boolean;
}

/** @throws Error with one line when a value is invalid */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, but is "${env.PORT}".`);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    apiOrigin: originOf('API_ORIGIN', env.API_ORIGIN ?? 'http://127.0.0.1:4001'),
    paymentsOrigin: env.PAYMENTS_ORIGIN ? originOf('PAYMENTS_ORIGIN', env.PAYMENTS_ORIGIN) : null,
    trustProxy: env.TRUST_PROXY === '1',
    buildDirectory: env.STOREFRONT_BUILD ?? join(import.meta.dirname, '..', 'build'),
    storageDirectory: env.STORAGE_DIR?.trim() || null,
    redisUrl: redisOf(env.REDIS_URL),
    cachesPages: env.PAGE_CACHE !== '0',
  };
}

function originOf(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be an address, but is "${text}".`);
  return new URL(text).origin;
}

function redisOf(text = ''): string | null {
  if (text.trim() === '') return null;
  // The URL may contain a password, so it is not printed.
  if (!/^rediss?:\/\/[^\s]+$/.test(text.trim()))
    throw new Error('REDIS_URL must be an address that starts with redis:// or rediss://.');
  return text.trim();
}
