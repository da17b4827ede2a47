import { fileName } from '../../screens/file-name.ts';
import { screenTable } from '../../screens/screen-table.ts';

/** An entry of Storybook's `index.json`: a story, or the page of a component. */
export interface IndexedStory {
  readonly id: string;
  readonly type: 'story' | 'docs';
  /** `長い文` */
  readonly name: string;
  /** `マイページ/注文履歴` */
  readonly title: string;
  /** File of the story, from Storybook's own folder. */
  readonly importPath: string;
}

/** The name of the stories with long texts. */
const nameOfLong = '長い文';

/** A screen's page slot and its stories. */
export interface ScreenStory {
  /** `order-list-page` */
  readonly name: string;
  readonly title: string;
  /** Shows it filled: its first. */
  readonly storyId: string;
  /** Shows it with all that is written in it as long as it may be; null where nothing of it is written by anybody. */
  readonly longStoryId: string | null;
}

/**
 * The page slots of all screens in the order of the table, each once.
 *
 * @throws Error when Storybook has no story of one
 */
export function screenStories(index: readonly IndexedStory[]): readonly ScreenStory[] {
  const slots = new Set(screenTable().flatMap(({ slot }) => slot ?? []));
  return [...slots].map((slot) => {
    const name = fileName(slot);
    const [filled, ...others] = index.filter(
      ({ type, importPath }) =>
        type === 'story' && importPath.includes('/simple/src/') && importPath.endsWith(`/${name}.stories.tsx`),
    );
    if (!filled) throw new Error(`Storybook has no story of ${slot}.`);
    const long = others.find((story) => story.name === nameOfLong);
    return { name, title: filled.title, storyId: filled.id, longStoryId: long?.id ?? null };
  });
}
