import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { frameOf } from './frame.ts';
import { paths } from './paths.ts';

/** Share of the frame's pixels along each side, and paths of light a pixel; a master is enlarged, since the lens leaves no finer detail and time is dear. */
export const sizes = { preview: { share: 0.24, samples: 8 }, master: { share: 0.8, samples: 10 } } as const;

/** A scene for Blender to render. */
export interface Shot {
  readonly blender: string;
  readonly weights: string;
  readonly key: string;
  readonly size: keyof typeof sizes;
  /** The PNG that is written. */
  readonly target: string;
}

/**
 * Renders one scene.
 * @throws Error with the end of Blender's own words when no picture came of it (its exit code does not tell)
 */
export async function render({ blender, weights, key, size, target }: Shot): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  const { share, samples } = sizes[size];
  const { width, height } = frameOf(key);
  const args = [
    '-b',
    '--factory-startup',
    '-P',
    paths.shoot,
    '--',
    key,
    target,
    ...[width * share, height * share, samples].map((value) => String(Math.round(value))),
    weights,
  ];
  const said = await run(blender, args);
  await access(target).catch(() => {
    throw new Error(`Blender rendered no picture of ${key}:\n${said.split('\n').slice(-20).join('\n')}`);
  });
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: '1' },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(said).toString('utf8')));
  });
}
