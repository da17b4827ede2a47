/** `InStock` → `in_stock`: the state that a story shows. */
export const stateOfStory = (story: string): string =>
  story.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
