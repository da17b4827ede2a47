import type { Part } from './parts.ts';
import { stayOpen } from './stay-open.ts';

/** `npm run dev`: the three parts from source; each reloads when its files change. */
await stayOpen({
  isLoud: true,
  change: (part) => (part.name === 'storefront' ? fromSource(part) : { ...part, isWatched: true }),
});

/** The router's own development server in the place of ours: it says nothing at /readyz and follows its files itself. */
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
    saysReady: false,
  };
}
