import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from '../launch/parts.ts';
import { type Child, startChild } from './children.ts';

export interface NginxPorts {
  readonly outside: number;
  readonly inside: number;
  readonly pages: readonly number[];
  readonly apis: readonly number[];
  /** The folder that has `storage/`. */
  readonly data?: string;
}

const files = join(root, 'deploy/nginx');

/** The repository's own configuration on other ports, without TLS, in a folder that vanishes with it. */
export function startNginx({ outside, inside, pages, apis, data = '/nonexistent' }: NginxPorts): Child {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  mkdirSync(join(folder, 'tmp'));
  const ports = new Map(
    [
      ['4000', pages[0]],
      ['4010', pages[1]],
      ['4001', apis[0]],
      ['4011', apis[1]],
    ].map(([written, port]) => [String(written), Number(port)]),
  );
  const upstreams = readFileSync(join(files, 'upstreams.conf'), 'utf8').replace(
    /127\.0\.0\.1:(\d+)/g,
    (_, port: string) => `127.0.0.1:${ports.get(port)}`,
  );
  writeFileSync(
    join(folder, 'storage.conf'),
    readFileSync(join(files, 'storage.conf'), 'utf8').replaceAll('/var/lib/shop', data),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'tmp', name)};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    // Its workers write into a folder that only this user may write to.
    `${userInfo().uid === 0 ? 'user root;' : ''}
pid ${join(folder, 'pid')};
worker_processes 2;
error_log stderr warn;
events { worker_connections 512; }
http {
  ${temporary}
  include ${join(files, 'common.conf')};
  ${upstreams}
  access_log off;
  server { listen 127.0.0.1:${outside}; include ${join(files, 'public.conf')}; include ${join(folder, 'storage.conf')}; }
  server { listen 127.0.0.1:${inside}; include ${join(files, 'inside.conf')}; }
}
`,
  );
  const nginx = startChild('nginx', [
    '-e',
    'stderr',
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-g',
    'daemon off;',
  ]);
  const gone = async (end: () => Promise<void>) => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { output: nginx.output, kill: () => gone(nginx.kill), stop: () => gone(nginx.stop) };
}
