import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock/system-clock.ts';
import { parseConfig } from './platform/config/parse-config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { logUnknownNames } from './platform/form/unknown-names.ts';
import { followWork } from './platform/jobs/follow-work.ts';
import { jobs } from './jobs.ts';
import { runJobs } from './platform/jobs/run-jobs.ts';
import { failStart } from './platform/process/start-failure.ts';
import { refuseUnreadyServices } from './payment/health/refuse-unready-services.ts';
import { listen, probePort } from './platform/process/listen.ts';
import { makeLogger } from './platform/process/make-logger.ts';
import { refreshSearchIndex } from './operator/tables/refresh-search-index.ts';
import { stopOnSignal } from './platform/process/stop-on-signal.ts';
import { refuseSampleMembers } from './seed/refuse-sample-members.ts';
import { seed } from './seed/seed.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';
import { traced } from './platform/telemetry/traced.ts';

// Long enough for a balancer to see `readyz` fail before connections close.
const DRAIN_MS = 300;
const GRACE_MS = 10_000;

try {
  const config = parseConfig(process.env);
  const log = makeLogger(config.log.level);
  await probePort(config.listen);
  const database = await openDatabase(config, (error) => log.warn({ err: error }, 'a database connection broke'));
  await database.migrate();
  await seed(database, { config, now: systemClock.now() });
  await refreshSearchIndex({ db: database.db, clock: systemClock, config });
  if (!config.demo) await refuseSampleMembers(database.db);
  if (!config.demo) await refuseUnreadyServices(database.db, config);
  await logUnknownNames(database.db, log);
  const telemetry = await startTelemetry(config.telemetryUrl);
  const app = await buildApp({ config, clock: systemClock, database, log, telemetry });
  await listen(app.server, config.listen);
  const running = config.turnOff.jobs
    ? undefined
    : runJobs(telemetry ? jobs.map(traced(telemetry)) : jobs, { ...app.process, log });
  if (running) await followWork(database, running);
  log.info({ address: `http://${config.listen.host}:${config.listen.port}`, database: database.engine }, 'ready');

  stopOnSignal(async () => {
    app.drain();
    await pause(DRAIN_MS);
    await app.server.close();
    await running?.stop();
    await telemetry?.stop();
    await database.close();
  }, GRACE_MS);
} catch (error) {
  failStart(error);
}
