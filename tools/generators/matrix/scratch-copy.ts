import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A copy of the repository's files to try generators on. Packages are linked to those that are installed here, the
 * repository's own packages to the copy.
 *
 * @returns the folder; the caller removes it
 */
export function scratchCopy(root: string): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'scratch-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).stdout.split('\0');
  for (const path of listed.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const nested of globSync('{apps,libs,tools}/**/node_modules', { cwd: root, exclude: ['**/node_modules/*'] })) {
    if (existsSync(dirname(join(copy, nested)))) symlinkSync(join(root, nested), join(copy, nested));
  }
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@shop'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@shop' && !name.startsWith('.cache')) symlinkSync(join(from, name), join(to, name));
  // Relative links, as npm creates them: in the copy they point to the copy.
  for (const name of readdirSync(join(from, '@shop')))
    symlinkSync(readlinkSync(join(from, '@shop', name)), join(to, '@shop', name));
}
