import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { ChangeFeed } from '../platform/changes/change-feed.ts';
import { findChannel } from '../platform/channel/find-channel.ts';
import type { Config } from '../platform/config/config.ts';
import { guest } from '../platform/context/ctx.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import type { Database } from '../platform/db/database.ts';
import type { Db } from '../platform/db/db.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { makeLogger } from '../platform/process/make-logger.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';
import { makeCaller, type TestCall } from './test-call.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';

export interface TestApp {
  server: FastifyInstance;
  database: Database;
  db: Db;
  clock: TestClock;
  /** Calls the API through the whole stack; responses are checked against the contract. */
  call: TestCall;
  /** A context as a verb receives it, by default of a guest of the channel `simple.localhost`. */
  ctx: (changes?: Partial<Ctx>) => Ctx;
  /** A context as a job receives it. */
  jobCtx: () => JobContext;
  /** A context as an operator’s verb receives it outside of a request. */
  operatorCtx: () => OperatorCtx;
  /** The errors in the log. */
  errors: Record<string, unknown>[];
  feed: ChangeFeed;
  /** Resolves when changes by a test’s own SQL have reached the snapshots. */
  settled: () => Promise<void>;
  /** Closes everything; throws when a response did not match the contract. */
  close: () => Promise<void>;
}

export interface TestAppOptions {
  /** The initial time; default 2026-11-20 10:00 JST, a Friday. */
  now?: string;
  config?: Partial<Config>;
  /** An open database; by default a new one. `close` closes it. */
  database?: Database;
}

/** The whole application on a separate database (PGlite, or PostgreSQL when `TEST_DATABASE_URL` is set). */
export async function openTestApp({
  now = '2026-11-20T10:00:00+09:00',
  config,
  database: given,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await openTestDatabase());
  const clock = new TestClock(now);
  const errors: Record<string, unknown>[] = [];
  const log = makeLogger('error', { write: (line) => void errors.push(JSON.parse(line) as Record<string, unknown>) });
  const wrongAnswers = new Set<string>();
  const { server, process, feed } = await buildApp({
    config: testConfig(config),
    clock,
    database,
    log,
    onWrongAnswer: (fault) => wrongAnswers.add(fault),
  });
  return {
    server,
    database,
    db: database.db,
    clock,
    call: makeCaller(server),
    ctx: (changes) => ({
      ...process,
      channel: findChannel(process.snapshots.read(channelsSnapshot), 'simple.localhost'),
      actor: guest,
      log,
      requestId: 'test',
      ...changes,
    }),
    jobCtx: () => ({ ...process, log }),
    operatorCtx: () => ({ ...process, log, actor: { kind: 'cli', name: null }, requestId: null }),
    errors,
    feed,
    settled: () => feed.settled(),
    close: async () => {
      await server.close();
      await database.close();
      // Also the responses whose status no test has checked.
      if (wrongAnswers.size > 0) throw new Error([...wrongAnswers].join('\n'));
    },
  };
}
