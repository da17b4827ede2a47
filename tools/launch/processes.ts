import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { root, type Part } from './parts.ts';

const graceMs = 10_000;

interface Running {
  readonly child: ChildProcess;
  readonly exited: Promise<void>;
}

/**
 * Starts parts and stops them together.
 * Their logs go to `<data>/log/<name>.log`; what they write to standard error is shown.
 */
export class Processes {
  readonly #running = new Map<string, Running>();
  readonly #onUnexpectedExit: (name: string, code: number | null) => void;
  #stopping = false;

  constructor(onUnexpectedExit: (name: string, code: number | null) => void) {
    this.#onUnexpectedExit = onUnexpectedExit;
  }

  /** Starts one part with this Node. `watch` restarts it when a file that it loads changes. */
  start(part: Part, { watch = false, quiet = true } = {}): void {
    const log = quiet ? openLog(part) : undefined;
    const child = spawn(process.execPath, [...(watch ? ['--watch', '--watch-preserve-output'] : []), ...part.args], {
      cwd: root,
      env: { ...process.env, ...part.env },
      stdio: ['ignore', log ?? 'inherit', 'inherit'],
      detached: true,
    });
    if (log !== undefined) closeSync(log);
    const exited = new Promise<void>((resolve) => {
      child.once('exit', (code) => {
        resolve();
        if (!this.#stopping) this.#onUnexpectedExit(part.name, code);
      });
    });
    this.#running.set(part.name, { child, exited });
  }

  /** Process id of a running part. */
  pid(name: string): number | undefined {
    return this.#running.get(name)?.child.pid;
  }

  /** Asks every part to stop, and kills those that do not within ten seconds. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    const parts = [...this.#running.values()];
    for (const { child } of parts) signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => parts.forEach(({ child }) => signalGroup(child, 'SIGKILL')), graceMs);
    await Promise.all(parts.map(({ exited }) => exited));
    clearTimeout(timer);
  }
}

/** Opens the log file before the part starts; the part writes to it directly. */
function openLog({ name, env }: Part): number {
  const folder = join(env.DATA_DIR ?? root, 'log');
  mkdirSync(folder, { recursive: true });
  return openSync(join(folder, `${name}.log`), 'a');
}

/** Each part has its own process group, since a watcher's child must end with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
