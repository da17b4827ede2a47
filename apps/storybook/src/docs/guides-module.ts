import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readStories } from '../index/slot-stories.ts';
import { virtualModule } from '../index/virtual-module.ts';
import { workspace } from '../index/workspace.ts';
import { readGuide, type Guide } from './read-guide.ts';
import { readProps, type PropWords } from './read-props.ts';

/** What the page of a component says, besides its stories. */
export interface ComponentGuide extends Guide {
  readonly props: readonly PropWords[];
  /** Ids, in the order of their file. */
  readonly stories: readonly string[];
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
      const { title, stories } = readStories(path, code);
      const ids = stories.map((story) => toId(title, storyNameFromExport(story)));
      return [title, { ...readGuide(path, code), props: props.get(path) ?? [], stories: ids }];
    }),
  );
}
