import { join } from 'node:path';
import { readConfig } from './config.ts';
import { followChanges } from './follow-changes.ts';
import { PageCache } from './page-cache.ts';
import { loadApp } from './shop-build.ts';
import { createShopServer } from './shop-server.ts';
import { shutDown } from './shut-down.ts';
import { StaticAssets } from './static-assets.ts';

/** Starts the page server on the production build and stops it in good order. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = (line: Readonly<Record<string, unknown>>) => console.log(JSON.stringify({ time: new Date().toISOString(), part: 'storefront', ...line }));
  const [app, assets] = await Promise.all([loadApp(config.buildDirectory), StaticAssets.read(join(config.buildDirectory, 'client'))]);
  const cache = new PageCache();
  const { server, drain } = createShopServer({ config, app, assets, cache, log });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  log({ level: 'info', message: 'listening', port: config.port });
  const unfollow = new AbortController();
  void followChanges({
    apiOrigin: config.apiOrigin,
    signal: unfollow.signal,
    onChange: () => {
      app.forgetChannels();
      cache.clear();
    },
    onLost: (error) => log({ level: 'warn', message: 'the API cannot be followed', error: String(error) }),
  });
  // A promise of a page that nobody awaits any more must not end the process.
  process.on('unhandledRejection', (error) => log({ level: 'error', message: 'unhandled rejection', error: String(error) }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      unfollow.abort();
      void shutDown(server, drain).then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
