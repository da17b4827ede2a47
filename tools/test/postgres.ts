import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface Postgres {
  readonly url: string;
  /** Process id of the postmaster. */
  pid(): number;
  stop(): void;
}

const binFolder = () =>
  globSync('/usr/lib/postgresql/*/bin')
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .find((folder) => existsSync(join(folder, 'initdb'))) ??
  ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'].find((folder) => existsSync(join(folder, 'initdb')));

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
  });

/**
 * A PostgreSQL of our own for one test run, in a temporary folder on a free loopback port; undefined where none is installed.
 * Without fsync: tests stop its processes, never the machine.
 * `initdb` refuses root, so as root everything is done as the user `postgres`.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const bin = binFolder();
  if (!bin) return undefined;
  const asRoot = userInfo().uid === 0;
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const data = join(folder, 'data');
  const run = (command: string, args: readonly string[]) => {
    const ended = asRoot
      ? spawnSync('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], { encoding: 'utf8', cwd: folder })
      : spawnSync(join(bin, command), args, { encoding: 'utf8', cwd: folder });
    if (ended.status !== 0) throw new Error(`${command} failed: ${ended.stderr}${ended.stdout}`);
  };
  if (asRoot) {
    spawnSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o700);
  }
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--locale=C']);
  run('pg_ctl', [
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200 -c fsync=off`,
    'start',
  ]);
  return {
    url: `postgresql://shop@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
