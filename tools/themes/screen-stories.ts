import { screens } from '@shop/constants';
import { fileName } from '../screens/file-name.ts';

/** What Storybook's `index.json` says of a story, or of the page of a component. */
export interface IndexedStory {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** `マイページ/注文履歴` */
  readonly title: string;
  /** File of the story, from Storybook's own folder. */
  readonly importPath: string;
}

/** A screen's page slot and the story that shows it filled: its first. */
export interface ScreenStory {
  /** `order-list-page` */
  readonly name: string;
  readonly title: string;
  readonly storyId: string;
}

/**
 * The page slots of all screens in the order of the table, each once.
 *
 * @throws Error when Storybook has no story of one
 */
export function screenStories(index: readonly IndexedStory[]): readonly ScreenStory[] {
  const slots = new Set(Object.values(screens).flatMap(({ slots: [page] = [] }) => (page ? [page] : [])));
  return [...slots].map((slot) => {
    const name = fileName(slot);
    const story = index.find(
      ({ type, importPath }) =>
        type === 'story' && importPath.includes('/simple/src/') && importPath.endsWith(`/${name}.stories.tsx`),
    );
    if (!story) throw new Error(`Storybook has no story of ${slot}.`);
    return { name, title: story.title, storyId: story.id };
  });
}
