import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../process/start-failure.ts';

const ownLocks = new Set<string>();

/**
 * Locks the data folder for this process by a pid file, since two PGlite processes on one folder lose data without an
 * error. A pid file of a process that has ended is replaced.
 * @returns a function that unlocks the folder
 * @throws StartError when the folder cannot be written or another process has locked it
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.pid');
  if (ownLocks.has(file)) throw new StartError(`The data folder ${folder} is already open in this process.`);
  try {
    mkdirSync(folder, { recursive: true });
    takeFile(file, folder);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${folder} cannot be written (${errorCode(error)}).`, { cause: error });
  }
  ownLocks.add(file);
  return () => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
}

function takeFile(file: string, folder: string): void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) {
      throw new StartError(`The data folder ${folder} is in use by process ${owner}: stop it first, or set DATA_DIR.`);
    }
    rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
