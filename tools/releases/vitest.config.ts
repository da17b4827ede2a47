import { defineConfig } from 'vitest/config';

/** Upgrades from the dumps of earlier releases: needs PostgreSQL (`TEST_DATABASE_URL`) and psql. */
export default defineConfig({
  test: {
    name: 'releases',
    include: ['*.integration.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
