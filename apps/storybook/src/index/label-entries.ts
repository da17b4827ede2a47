import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readCoverage } from '@shop/theming/vite';
import { readGuide } from '../docs/read-guide.ts';
import { kebabCase } from './kebab-case.ts';
import { labelOfStory } from './state-labels.ts';
import { workspace } from './workspace.ts';

interface Entry {
  readonly exportName: string;
  readonly name?: string;
  readonly tags?: string[];
}

/**
 * Labels Storybook's entries of one file with the Japanese names of their states, and tags a slot with every theme and
 * variant that overrides it, for the sidebar's filter. A component with a guide has its own page.
 */
export function labelEntries<T extends Entry>(file: string, entries: readonly T[]): T[] {
  const name = basename(file, '.stories.tsx');
  const tags = readCoverage(workspace).flatMap((layer) =>
    Object.entries(layer.slots).some(([slot, { kind }]) => kebabCase(slot) === name && kind !== 'fallback')
      ? [`theme:${layer.name}`]
      : [],
  );
  if (readGuide(file, readFileSync(file, 'utf8')).purpose !== '') tags.push('autodocs');
  return entries.map((entry) => ({
    ...entry,
    name: labelOfStory(entry.exportName, entry.name),
    tags: [...(entry.tags ?? []), ...tags],
  }));
}
