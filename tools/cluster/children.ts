import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../launch/parts.ts';

/** The path, with the folder where Debian installs servers, which is only on root's path. */
export const programPath = `${process.env.PATH ?? ''}:/usr/sbin`;

/** A process of the integration tests, with its output. */
export interface Child {
  readonly output: () => string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program with this environment only. */
export function startChild(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Child {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: programPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: unknown) => {
      output += String(error);
    },
  );
  const end = (signal: NodeJS.Signals) => () => {
    if (isRunning(child)) child.kill(signal);
    return ended;
  };
  return { output: () => output, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
