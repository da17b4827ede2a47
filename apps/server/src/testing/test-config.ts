import type { Config } from '../config/config.ts';
import { parseConfig } from '../config/parse-config.ts';

/** The configuration of tests: demo mode, rate limits out of the way, and what the test changes. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...parseConfig({ DEMO: '1', RATE_LIMIT_FACTOR: '1000' }), ...changes };
}
