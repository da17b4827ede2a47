import { freePorts } from './free-ports.ts';
import type { Part } from './parts.ts';
import { openPatientPort } from './patient-port.ts';
import { stayOpen } from './stay-open.ts';

const [behind = 0] = await freePorts(1);
const began = performance.now();

/**
 * `npm run dev`: the three parts from source; each reloads when its files change. Prints when the shop is open, and
 * afterwards only errors.
 */
await stayOpen({
  isLoud: true,
  change: (part) => {
    if (part.name === 'storefront') return fromSource(part);
    return {
      ...part,
      isWatched: true,
      env: { ...part.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', ...hidden(part) },
    };
  },
  prepare: async (parts) => {
    const server = parts.find(({ name }) => name === 'server');
    if (server) await openPatientPort(server.port, behind);
  },
  onReady: async (_, parts) => {
    const storefront = parts.find(({ name }) => name === 'storefront');
    const url = `http://localhost:${storefront?.port}/`;
    // The development server listens before it can render; the first page takes most of the time.
    await fetch(url).catch(() => undefined);
    console.log(`The shop is open at ${url} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  },
});

/** The server restarts at every change of its sources, so it listens behind a port that waits for it. */
function hidden({ name }: Part): Readonly<Record<string, string>> {
  return name === 'server' ? { API_PORT: String(behind) } : {};
}

/** Uses the router's development server instead of the page server: it has no /readyz and watches its files itself. */
function fromSource(part: Part): Part {
  return {
    ...part,
    args: [
      'node_modules/@react-router/dev/bin.cjs',
      'dev',
      'apps/storefront',
      '--port',
      String(part.port),
      '--host',
      '127.0.0.1',
    ],
    env: { ...part.env, NODE_ENV: 'development' },
    reportsReady: false,
  };
}
