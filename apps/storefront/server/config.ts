import { join } from 'node:path';

/** What the page server needs to know, read from the environment once at start. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Where the API listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** Origin of the payment service, whose card fields and pages a document may show. */
  readonly paymentsOrigin: string;
  /** True behind a proxy of our own: its X-Forwarded-* headers are believed. */
  readonly trustProxy: boolean;
  readonly buildDirectory: string;
  /** Folder of the files below `/storage/`; null where this server does not serve them. */
  readonly storageDirectory: string | null;
  /** Redis by which several processes share the pages they keep, or null. */
  readonly redisUrl: string | null;
  /** False draws every page anew: to measure drawing, or to look for a fault. */
  readonly keepsPages: boolean;
}

/** @throws Error in one line when a value cannot be used */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const port = Number(env.PORT ?? 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, but is "${env.PORT}".`);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    apiOrigin: originOf('API_ORIGIN', env.API_ORIGIN ?? 'http://127.0.0.1:4001'),
    paymentsOrigin: originOf('PAYMENTS_ORIGIN', env.PAYMENTS_ORIGIN ?? 'http://localhost:4002'),
    trustProxy: env.TRUST_PROXY === '1',
    buildDirectory: env.STOREFRONT_BUILD ?? join(import.meta.dirname, '..', 'build'),
    storageDirectory: env.STORAGE_DIR?.trim() || null,
    redisUrl: redisOf(env.REDIS_URL),
    keepsPages: env.PAGE_CACHE !== '0',
  };
}

function originOf(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be an address, but is "${text}".`);
  return new URL(text).origin;
}

function redisOf(text = ''): string | null {
  if (text.trim() === '') return null;
  // The address may hold a password: it is not repeated.
  if (!/^rediss?:\/\/[^\s]+$/.test(text.trim()))
    throw new Error('REDIS_URL must be an address that starts with redis:// or rediss://.');
  return text.trim();
}
