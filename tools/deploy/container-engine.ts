import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../launch/parts.ts';

const registryMs = 60_000;
const buildMs = 1_500_000;
const debian = 'http://deb.debian.org/debian';

/** Podman, as far as it works on this machine. */
export interface ContainerEngine {
  /** @throws Error with the output of a command that fails */
  run(args: readonly string[], timeoutMs?: number): string;
  /** The options with which it starts a container here, on the network of the machine. */
  readonly options: readonly string[];
}

/** What a build starts from: the images of a registry, or images made here. */
export interface BaseImages {
  readonly node: string;
  readonly debian: string;
}

/** Runs podman. @throws Error with the output of a command that fails */
function podman(args: readonly string[], timeoutMs = registryMs): string {
  const { status, stdout, stderr, error } = spawnSync('podman', args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error ?? status !== 0) throw new Error(`podman ${args[0]} failed: ${stderr.slice(-4000)}`, { cause: error });
  return stdout;
}

const works = (args: readonly string[], timeoutMs?: number): boolean => {
  try {
    podman(args, timeoutMs);
    return true;
  } catch {
    return false;
  }
};

/** Returns the images that the Dockerfile names, or the same made with debootstrap where no registry is reachable. */
export function findBaseImages(): BaseImages | undefined {
  if (spawnSync('podman', ['--version']).status !== 0) return undefined;
  const images = {
    node: `docker.io/library/node:${process.versions.node}-bookworm`,
    debian: 'docker.io/library/debian:bookworm-slim',
  };
  if (works(['pull', '--quiet', images.debian]) && works(['pull', '--quiet', images.node], buildMs)) return images;
  return makeBaseImages();
}

function makeBaseImages(): BaseImages | undefined {
  const images = { node: `localhost/node:${process.versions.node}-bookworm`, debian: 'localhost/debian:bookworm' };
  if (works(['image', 'exists', images.debian]) && works(['image', 'exists', images.node])) return images;
  const npm = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' }).stdout.trim();
  const folder = mkdtempSync(join(tmpdir(), 'shop-base-'));
  try {
    const made = spawnSync('debootstrap', ['--variant=minbase', '--include=binutils', 'bookworm', folder, debian]);
    if (made.status !== 0) return undefined;
    for (const name of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/man', 'usr/share/locale'])
      rmSync(join(folder, name), { recursive: true, force: true });
    const archive = join(folder, 'root.tar');
    spawnSync('tar', ['-C', folder, '--exclude=./root.tar', '-cf', archive, '.']);
    podman(['import', archive, images.debian], buildMs);
    const context = join(folder, 'context');
    mkdirSync(join(context, 'bin'), { recursive: true });
    cpSync(realpathSync(process.execPath), join(context, 'bin/node'));
    cpSync(realpathSync(join(npm, 'npm')), join(context, 'lib/node_modules/npm'), { recursive: true });
    // A proxy in front of the registry of npm may have a certificate of its own.
    const authorities = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
    cpSync(realpathSync(authorities), join(context, 'authorities.pem'));
    writeFileSync(
      join(context, 'Dockerfile'),
      `FROM ${images.debian}\nCOPY bin /usr/local/bin\nCOPY lib /usr/local/lib\nCOPY authorities.pem /etc/authorities.pem\nENV NODE_EXTRA_CA_CERTS=/etc/authorities.pem\nRUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm\n`,
    );
    podman(['build', '--isolation=chroot', '--tag', images.node, context], buildMs);
    return images;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns podman with the options that start a container here; undefined when none do. */
export function findEngine(images: BaseImages): ContainerEngine | undefined {
  const limits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];
  const options = [['--network=host'], ['--network=host', '--runtime=runc', ...limits]].find((each) =>
    works(['run', '--rm', ...each, images.debian, 'true']),
  );
  return options && { run: podman, options };
}

/** Builds the image of the shop. The registry of npm is reached as from this machine, with its cache. */
export function buildImage(images: BaseImages, tag: string): void {
  const cache = join(homedir(), '.npm');
  mkdirSync(cache, { recursive: true });
  podman(
    [
      'build',
      '--isolation=chroot',
      '--network=host',
      '--volume',
      `${cache}:/root/.npm`,
      '--file',
      join(root, 'deploy/Dockerfile'),
      '--ignorefile',
      join(root, 'deploy/Dockerfile.dockerignore'),
      '--build-arg',
      `NODE_IMAGE=${images.node}`,
      '--build-arg',
      `BASE_IMAGE=${images.debian}`,
      '--tag',
      tag,
      root,
    ],
    buildMs,
  );
}
