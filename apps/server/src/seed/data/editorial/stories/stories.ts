import type { EntrySeed } from '../recipes.ts';
import { hamStories } from './ham-stories.ts';
import { pantryStories } from './pantry-stories.ts';
import { sausageStories } from './sausage-stories.ts';

/** The collection `story`: what there is to tell of single products. */
export const storyData: readonly EntrySeed[] = [...hamStories, ...sausageStories, ...pantryStories];
