/** How the server's tests run. */
export const serverTests = {
  include: ['src/**/*.test.ts'],
  globalSetup: ['./src/testing/global-setup.ts'],
  setupFiles: ['./src/testing/refuse-shared-connections.ts'],
  // Loading PGlite costs more than a test: the files of a worker share it, each with a database of its own.
  isolate: false,
  // A worker per core: Vitest leaves one free unless told.
  maxWorkers: '100%',
  testTimeout: 90_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

/** What takes long and does not guard the way to an order: it runs with the longer tests, on PostgreSQL. */
export const longerTests: readonly string[] = [
  'src/testing/security/hostile-*.test.ts',
  'src/operator/**/*.test.ts',
  'src/platform/process/start.test.ts',
  'src/checkout/decide-limit.test.ts',
  'src/platform/db/fresh-schema.test.ts',
  'src/payment/card-numbers.test.ts',
];
