import { posix } from 'node:path';
import { importNames, listSources } from './workspace.ts';
import { isTest } from './sources.ts';

/** Files with the files that each imports, as values or as types. */
export type FileImports = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the imports between the files of a project, including types, since a shared type couples two files as much as
 * a value. Tests and their helpers are excluded.
 * @param source from the workspace's root: `apps/server/src`
 */
export function fileImports(source: string): FileImports {
  const files = new Set(listSources(source).filter((file) => !isTest.test(file)));
  return new Map(
    [...files].map((file) => [
      file,
      importNames(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => posix.join(posix.dirname(file), name))
        .filter((target) => files.has(target)),
    ]),
  );
}

/** The groups of files that reach each other by imports, each sorted; none where imports have one direction. */
export function circlesOf(imports: FileImports): string[][] {
  const reached = new Map([...imports.keys()].map((file) => [file, reachedFrom(imports, file)]));
  const circles = new Map<string, string[]>();
  for (const [file, targets] of reached) {
    if (!targets.has(file)) continue;
    const circle = [...targets].filter((target) => reached.get(target)?.has(file)).sort();
    circles.set(circle.join('\n'), circle);
  }
  return [...circles.values()];
}

function reachedFrom(imports: FileImports, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return seen;
}
