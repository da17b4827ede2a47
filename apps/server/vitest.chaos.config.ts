import { defineConfig } from 'vitest/config';

/** Races and killed processes: slow, one file at a time, for PostgreSQL (`TEST_DATABASE_URL`). */
export default defineConfig({
  test: {
    name: 'chaos',
    include: ['src/**/*.{race,chaos}.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    setupFiles: ['./src/testing/refuse-shared-connections.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
