import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** Fields of /proc/<pid>/stat after the command name, which may contain spaces. */
function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
    return { pid, parent: fields[1] ?? 0, seconds: (user + system + childUser + childSystem) / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** A process and all that descend from it. */
function listTree(top: number): Stat[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readStat(Number(name)))
    .filter((stat) => stat !== undefined);
  const chosen = new Set([top]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of all) {
      if (chosen.has(parent) && !chosen.has(pid)) {
        chosen.add(pid);
        grown = true;
      }
    }
  }
  return all.filter(({ pid }) => chosen.has(pid));
}

/** CPU seconds that these processes and their descendants have used so far. */
export function cpuSeconds(tops: readonly number[]): number {
  return tops.flatMap(listTree).reduce((total, { seconds }) => total + seconds, 0);
}

/** Resident memory of these processes and their descendants, in MiB; pages shared by PostgreSQL's processes count once each by their proportional share. */
export function residentMiB(tops: readonly number[]): number {
  const kib = tops.flatMap(listTree).map(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kib.reduce((total, value) => total + value, 0) / 1024;
}
