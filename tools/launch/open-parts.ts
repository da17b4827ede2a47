import type { Part } from './parts.ts';
import { portIsFree } from './ports.ts';
import { Processes } from './processes.ts';
import { waitUntilReady } from './ready.ts';
import { accessSync, constants, mkdirSync } from 'node:fs';

/** Processes that run together and are ready. */
export interface OpenParts {
  /** Seconds from the start of the first process until all are ready. */
  readonly secondsToReady: number;
  /** Aborts when a process stops unexpectedly; the reason names it. */
  readonly failed: AbortSignal;
  pid(name: string): number;
  stop(): Promise<void>;
}

export interface OpenPartsOptions {
  /** Slow preparation before the first process; runs after the quick checks that can fail. */
  readonly prepare?: (parts: readonly Part[], leave: AbortSignal | undefined) => void | Promise<void>;
  /** Shows what the processes write instead of keeping it in files. */
  readonly isLoud?: boolean;
  /** Aborts the start. */
  readonly leave?: AbortSignal;
}

/**
 * Sees to it that ports and folder can be had, starts the parts and waits until they are ready.
 *
 * @throws Error with one readable line when a port is in use, the folder cannot be written or a part stops before it is
 *   ready; the reason of `leave` when that aborts. Nothing runs then
 */
export async function openParts(
  parts: readonly Part[],
  { prepare, isLoud = false, leave }: OpenPartsOptions = {},
): Promise<OpenParts> {
  for (const { name, port } of parts) {
    if (!(await portIsFree(port)))
      throw new Error(`Port ${port} (${name}) is in use. Set PORT to another port; the other two follow it.`);
  }
  for (const folder of new Set(parts.map(({ env }) => env.DATA_DIR ?? '.data'))) requireWritable(folder);
  await prepare?.(parts, leave);
  const failure = new AbortController();
  const processes = new Processes((name, code) =>
    failure.abort(new Error(`The ${name} stopped (exit code ${code ?? 'unknown'}).`)),
  );
  const stopped = AbortSignal.any([failure.signal, ...(leave ? [leave] : [])]);
  const began = performance.now();
  try {
    stopped.throwIfAborted();
    for (const part of parts) processes.start(part, { watch: part.isWatched ?? false, quiet: !isLoud });
    await Promise.all(
      parts.filter(({ reportsReady }) => reportsReady ?? true).map(({ port }) => waitUntilReady(port, stopped)),
    );
  } catch (error) {
    await processes.stop();
    throw stopped.aborted ? stopped.reason : error;
  }
  return {
    secondsToReady: (performance.now() - began) / 1000,
    failed: failure.signal,
    pid: (name) => {
      const pid = processes.pid(name);
      if (pid === undefined) throw new Error(`The ${name} does not run.`);
      return pid;
    },
    stop: () => processes.stop(),
  };
}

/**
 * Makes the data folder when it is missing.
 *
 * @throws Error with one readable line when the folder cannot be made or written
 */
function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written. Set DATA_DIR to a folder that can.`);
  }
}
