import { defineConfig } from 'vitest/config';

/** Several processes of everything: needs PostgreSQL (`TEST_DATABASE_URL`), nginx, redis-server and a build. */
export default defineConfig({
  test: {
    name: 'cluster',
    include: ['*.integration.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
