import { spawnSync } from 'node:child_process';
import { root } from './parts.ts';

/**
 * Builds the storefront for production. Nx keeps the result by its inputs, so an unchanged tree costs a second.
 *
 * @throws Error when the build fails; what it printed is shown before
 */
export function buildStorefront(): void {
  const built = spawnSync('npx', ['nx', 'run', '@shop/storefront:build', '--outputStyle=static'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  if (built.status === 0) return;
  process.stderr.write(built.stdout + built.stderr);
  throw new Error('The storefront could not be built.');
}
