import type { TestProject } from 'vitest/node';
import { makePgliteTemplate } from './pglite-template.ts';
import { makePostgresTemplate } from './postgres-template.ts';
import { templateKey } from './template-key.ts';
import { assertNoConnectionShared, watchConnections } from './watch-connections.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The source of test databases: a PGlite dump, or a database of the server at `TEST_DATABASE_URL`. */
    databaseTemplate: { engine: 'pglite'; file: string } | { engine: 'postgresql'; url: string; name: string };
  }
}

/** Migrates and seeds one database before the run; each test file then starts from a copy of it. */
export default async function setup(project: TestProject): Promise<void> {
  watchConnections();
  const url = process.env.TEST_DATABASE_URL;
  const key = templateKey();
  project.provide(
    'databaseTemplate',
    url
      ? { engine: 'postgresql', url, name: await makePostgresTemplate(url, key) }
      : { engine: 'pglite', file: await makePgliteTemplate(key) },
  );
  await assertNoConnectionShared();
}
