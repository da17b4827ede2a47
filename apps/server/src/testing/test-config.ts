import type { Config } from '../platform/config/config.ts';
import { parseConfig } from '../platform/config/parse-config.ts';

/** Nobody listens there, so that no payment service that happens to run on this machine answers a test. */
const NO_PAYMENTS_PORT = '2';

/** The configuration of tests: demo mode, rate limits out of the way, no payment service, and what the test changes. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...parseConfig({ DEMO: '1', RATE_LIMIT_FACTOR: '1000', PAYMENTS_PORT: NO_PAYMENTS_PORT }), ...changes };
}
