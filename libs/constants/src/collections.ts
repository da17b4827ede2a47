/** The collection of what to cook with the goods. */
export const RECIPES = 'recipes';
/** The collection of who makes the goods: its keys are those of brands. */
export const MAKERS = 'maker';
/** The collection of what there is to tell of single products: its keys are theirs. */
export const STORIES = 'story';
/** The collection of what to know before the first time. */
export const GUIDES = 'howto';
/** Collections whose entries have pages, below the landing page of the same key. */
export const COLLECTIONS = [RECIPES, MAKERS, STORIES, GUIDES] as const;
