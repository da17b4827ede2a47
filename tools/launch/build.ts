import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts.ts';

const nx = join(root, 'node_modules/nx/dist/bin/nx.js');

/**
 * Builds the storefront for production, or one customer's edition of it. Nx caches the result, so an unchanged tree
 * takes a second.
 *
 * @param edition name of a file in `customers/`; undefined builds every theme and variant
 * @param leave aborts the build
 * @throws Error when the edition is not known, or when the build fails (its output is printed before); the reason of
 * `leave`
 */
export async function buildStorefront(edition?: string, leave?: AbortSignal): Promise<void> {
  if (edition) requireEdition(edition);
  const target = edition ? `build-${edition}` : 'build';
  const building = spawn(process.execPath, [nx, 'run', `@shop/storefront:${target}`, '--outputStyle=static'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
  const output: Buffer[] = [];
  for (const stream of [building.stdout, building.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const end = () => building.kill('SIGTERM');
  leave?.addEventListener('abort', end);
  const [status] = (await once(building, 'close')) as [number | null];
  leave?.removeEventListener('abort', end);
  leave?.throwIfAborted();
  if (status === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error('The storefront could not be built.');
}

/** @throws Error in one line that names those that are there */
export function requireEdition(name: string, folder = join(root, 'customers')): void {
  if (/^[a-z][a-z0-9-]*$/.test(name) && existsSync(join(folder, `${name}.json`))) return;
  const known = readdirSync(folder).flatMap((file) => /^([^.]+)\.json$/.exec(file)?.[1] ?? []);
  throw new Error(`SHOP_EDITION=${name} is not in customers/. There are: ${known.join(', ')}.`);
}
