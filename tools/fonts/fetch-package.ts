import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPackages, type FontPackage } from './packages.ts';

const caches = join(import.meta.dirname, '..', '..', '.cache');

/**
 * Returns the folder of a pinned package's unpacked files, downloaded once and cached in `.cache/<shelf>`.
 * @param pinned its version and hash; by default those of a font
 * @throws Error when the package is not pinned, or the download does not match
 */
export function fetchPackage(
  name: string,
  pinned: FontPackage | undefined = fontPackages[name],
  shelf = 'fonts',
): string {
  if (!pinned) throw new Error(`${name} is not pinned in tools/fonts/packages.ts`);
  const cache = join(caches, shelf);
  const stem = `${name.replace('@', '').replace('/', '-')}-${pinned.version}`;
  const folder = join(cache, stem);
  if (existsSync(folder)) return join(folder, 'package');

  const archive = `${stem}.tgz`;
  mkdirSync(cache, { recursive: true });
  if (!existsSync(join(cache, archive))) {
    execFileSync('npm', ['pack', `${name}@${pinned.version}`, '--silent'], {
      cwd: cache,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(cache, archive)))
    .digest('base64')}`;
  if (found !== pinned.integrity) throw new Error(`${archive} is ${found}, not ${pinned.integrity}`);
  mkdirSync(folder);
  // Names without a drive letter: the tar of some systems takes a colon for a host.
  execFileSync('tar', ['-xzf', archive, '-C', stem], { cwd: cache });
  return join(folder, 'package');
}
