import type { Config } from '../platform/config/config.ts';
import { parseConfig } from '../platform/config/parse-config.ts';

/** An unused port, so that no payment service that runs on this machine responds to a test. */
const NO_PAYMENTS_PORT = '2';

/** The test configuration: demo mode, very high rate limits, no payment service, and the test’s changes. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...parseConfig({ DEMO: '1', RATE_LIMIT_FACTOR: '1000', PAYMENTS_PORT: NO_PAYMENTS_PORT }), ...changes };
}
