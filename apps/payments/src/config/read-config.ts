import { join } from 'node:path';

/** Everything the sandbox reads from its environment, parsed once at start. */
export interface PaymentsConfig {
  readonly port: number;
  readonly host: string;
  /** The secret of the shop's requests, as Bearer token. */
  readonly secret: string;
  /** Key of the webhook signature. */
  readonly webhookSecret: string;
  /** The public URL of this service, without a trailing slash. */
  readonly publicUrl: string;
  /** The URL for events; none are sent without it. */
  readonly webhookUrl: string | undefined;
  /** The SQLite file; `:memory:` saves nothing. */
  readonly file: string;
  /** Host names of shops that may embed the card fields; `*.localhost` allows every sub-domain. */
  readonly parentHosts: readonly string[];
  readonly logLevel: string;
}

const MINIMUM_SECRET_LENGTH = 16;
/** The secrets of demo mode if none are set; the shop's server has the same two. */
const DEMO_SECRET = 'secret-of-the-sandbox';
const DEMO_WEBHOOK_SECRET = 'webhook-secret-of-the-sandbox';

/**
 * Reads the environment. Throws an error with one clear line outside of demo mode (`DEMO=1`): a sandbox that accepts
 * documented test cards must never run with a real shop.
 */
export function readConfig(env: NodeJS.ProcessEnv): PaymentsConfig {
  if (env['DEMO'] !== '1') throw new Error('payments: the sandbox runs in demo mode only (set DEMO=1)');
  const port = readPort(env['PAYMENTS_PORT'] ?? '4002');
  return {
    port,
    host: env['PAYMENTS_HOST'] ?? '127.0.0.1',
    secret: readSecret(env, 'PAYMENTS_SECRET', DEMO_SECRET),
    webhookSecret: readSecret(env, 'PAYMENTS_WEBHOOK_SECRET', DEMO_WEBHOOK_SECRET),
    publicUrl: (env['PAYMENTS_PUBLIC_URL'] ?? env['PAYMENTS_ORIGIN'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    webhookUrl: env['PAYMENTS_WEBHOOK_URL'] || undefined,
    file: env['PAYMENTS_FILE'] ?? join(env['DATA_DIR'] ?? '.data', 'payments', 'payments.sqlite'),
    parentHosts: (env['PAYMENTS_PARENT_HOSTS'] ?? 'localhost,*.localhost,127.0.0.1').split(','),
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

function readSecret(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const secret = env[name] ?? fallback;
  if (secret.length < MINIMUM_SECRET_LENGTH)
    throw new Error(`payments: ${name} must have at least ${MINIMUM_SECRET_LENGTH} characters`);
  return secret;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`payments: PAYMENTS_PORT must be a port number, not "${text}"`);
  }
  return port;
}
