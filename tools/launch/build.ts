import { spawnSync } from 'node:child_process';
import { root } from './parts.ts';

/**
 * Builds the storefront for production, or one customer's edition of it. Nx keeps the result by its inputs, so an unchanged
 * tree costs a second.
 *
 * @param edition name of a file in `customers/`; undefined builds every theme and variant
 * @throws Error when the build fails; what it printed is shown before
 */
export function buildStorefront(edition?: string): void {
  const target = edition === undefined ? 'build' : `build-${edition}`;
  const built = spawnSync('npx', ['nx', 'run', `@shop/storefront:${target}`, '--outputStyle=static'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (built.status === 0) return;
  process.stderr.write(built.stdout + built.stderr);
  throw new Error('The storefront could not be built.');
}
