import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readStories } from '../index/slot-stories.ts';
import { labelOfStory } from '../index/state-labels.ts';
import { virtualModule } from '../index/virtual-module.ts';
import { workspace } from '../index/workspace.ts';
import { readGuide, type Guide } from './read-guide.ts';
import { readProps, type PropTexts } from './read-props.ts';

/** The content of a component's page, besides its stories. */
export interface ComponentGuide extends Guide {
  /** Its name in code: `ProductCard`. */
  readonly code: string;
  readonly props: readonly PropTexts[];
  /** The one theme or variant that has it; null for what all share. */
  readonly owner: string | null;
  /** In the order of their file. */
  readonly stories: readonly { readonly id: string; readonly label: string }[];
}

/** `import { guides } from 'virtual:guides'`: by the title of a file of stories. */
export const guidesModule = (): Plugin => virtualModule('guides', readGuides);

/** The files of stories that show a component of the shop; the pages of Storybook itself are none. */
export const storyFiles = (): readonly string[] =>
  globSync('libs/**/*.stories.tsx', { cwd: workspace, exclude: ['**/node_modules/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

function readGuides(): Readonly<Record<string, ComponentGuide>> {
  const files = storyFiles();
  const props = readProps(files);
  return Object.fromEntries(
    files.map((path) => {
      const code = readFileSync(join(workspace, path), 'utf8');
      const { title, stories, names } = readStories(path, code);
      const labelled = stories.map((story) => ({
        id: toId(title, storyNameFromExport(story)),
        label: labelOfStory(story, names.get(story)),
      }));
      return [
        title,
        {
          ...readGuide(path, code),
          code: codeName(path),
          props: props.get(path) ?? [],
          owner: ownerOf(path),
          stories: labelled,
        },
      ];
    }),
  );
}

/** Simple's stories show slots, which every theme has. */
const ownerOf = (path: string): string | null =>
  /^libs\/(?:themes|variants)\/(?!simple\/)([^/]+)\//.exec(path)?.[1] ?? null;

/** The component that a file of stories shows: `product-card.stories.tsx` → `ProductCard`. */
export const codeName = (path: string): string =>
  basename(path, '.stories.tsx').replace(/(?:^|-)./g, (letter) => letter.replace('-', '').toUpperCase());
