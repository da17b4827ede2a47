import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listEditions } from '@shop/theming/vite';

const root = join(import.meta.dirname, '..', '..');

/** Builds and proves every customer's edition, one after the other. */
for (const name of listEditions(root)) {
  const { status } = spawnSync('npx', ['nx', 'run', `@shop/storefront:prove-${name}`, '--outputStyle=static'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = 1;
}
