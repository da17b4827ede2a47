import { join } from 'node:path';
import { openSharedStore } from '@shop/shared-store';
import { readConfig } from './config.ts';
import { followChanges } from './follow-changes.ts';
import { makeLogger } from './make-logger.ts';
import { PageCache } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';
import { loadApp } from './shop-build.ts';
import { createShopServer } from './shop-server.ts';
import { StaticAssets } from './static-assets.ts';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Time for a proxy to notice that the process is not ready. */
const graceMs = 300;

const limitMs = 10_000;

/** By then every process has applied a change. */
const SLOWEST_PROCESS_MS = 1000;

/** Starts the page server on the production build and shuts it down in order. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLogger();
  const [app, assets] = await Promise.all([
    loadApp(config.buildDirectory),
    StaticAssets.read(join(config.buildDirectory, 'client')),
  ]);
  const store =
    config.redisUrl === null
      ? null
      : openSharedStore({
          url: config.redisUrl,
          onLost: (error) =>
            log.warn({ error: String(error) }, 'Redis is out of reach: pages are kept in this process alone'),
          onBack: () => log.info('Redis is used again'),
        });
  const cache = new PageCache({ shared: store ? new SharedPages(store, app.version) : undefined });
  const { server, drain } = createShopServer({ config, app, assets, cache, log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  log.info({ port: config.port }, 'listening');
  const unfollow = new AbortController();
  const forget = () => {
    app.forgetReads();
    cache.clear();
  };
  void followChanges({
    apiOrigin: config.apiOrigin,
    signal: unfollow.signal,
    onChange: () => {
      forget();
      // Behind a proxy there are several API processes; one may have answered before it applied the change.
      setTimeout(forget, SLOWEST_PROCESS_MS).unref();
    },
    onLost: (error) => log.warn({ error: String(error) }, 'the API cannot be followed'),
  });
  // An abandoned page's promise must not end the process.
  process.on('unhandledRejection', (error) => log.error({ error: String(error) }, 'unhandled rejection'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      unfollow.abort();
      store?.close();
      void shutDown(server, drain).then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

/** Finishes running requests, accepts no new ones, and resolves when all connections are closed or after ten seconds. */
async function shutDown(server: Server, drain: () => void): Promise<void> {
  drain();
  await pause(graceMs);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timeout = pause(limitMs, undefined, { ref: false }).then(() => server.closeAllConnections());
  await Promise.race([closed, timeout]);
  clearInterval(sweep);
}
