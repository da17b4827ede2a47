import { defineConfig } from 'vitest/config';

/** Installs for production: needs PostgreSQL (`TEST_DATABASE_URL`), a build and the registry of npm. */
export default defineConfig({
  test: {
    name: 'deploy',
    include: ['*.integration.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
