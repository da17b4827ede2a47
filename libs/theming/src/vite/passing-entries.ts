import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const onlyPassesOn = /^import\s*"\.\/([^"]+)";?\s*$/;

/**
 * An entry that does nothing but import one other file costs a request: in Vite's manifest, by which the document
 * names its scripts, the other file takes its place.
 */
export function passingEntriesPlugin(): Plugin {
  return {
    name: 'shop:passing-entries',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options, bundle) {
      const file = resolve(options.dir ?? '.', '.vite/manifest.json');
      if (!existsSync(file)) return;
      // Written by Vite with this bundle.
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
      for (const entry of Object.values(manifest)) {
        const chunk = bundle[entry.file];
        const [, next] = chunk?.type === 'chunk' && chunk.isEntry ? (onlyPassesOn.exec(chunk.code) ?? []) : [];
        if (next !== undefined) entry.file = entry.file.replace(/[^/]+$/, next);
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
