import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { frameOf } from './frame.ts';
import { paths } from './paths.ts';

/** Share of the frame's pixels along each side; a master is enlarged, since the lens leaves no finer detail and time is dear. */
const shares = { preview: 0.24, master: 0.8 } as const;

/** A scene for Blender to render. */
export interface Shot {
  readonly blender: string;
  readonly weights: string;
  readonly key: string;
  readonly size: keyof typeof shares;
  /** The PNG that is written. */
  readonly target: string;
}

/**
 * Renders one scene.
 * @throws Error with the end of Blender's output when there is no picture (its exit code does not report it)
 */
export async function render({ blender, weights, key, size, target }: Shot): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  const share = shares[size];
  const { width, height, samples } = frameOf(key);
  const args = [
    '-b',
    '--factory-startup',
    '-P',
    paths.shoot,
    '--',
    key,
    target,
    ...[width * share, height * share, size === 'preview' ? 8 : samples].map((value) => String(Math.round(value))),
    weights,
  ];
  const output = await run(blender, args);
  await access(target).catch(() => {
    throw new Error(`Blender rendered no picture of ${key}:\n${output.split('\n').slice(-20).join('\n')}`);
  });
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: '1' },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(output).toString('utf8')));
  });
}
