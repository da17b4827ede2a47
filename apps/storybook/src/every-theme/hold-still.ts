/** In the address of a story that another page of Storybook shows in a frame. */
export const FRAMED = 'framed=1';

/**
 * What a story focuses by itself scrolls neither its frame nor the page around it: a reader who opens a page of Storybook
 * begins at its head. A story that is looked at alone does as the shop does.
 */
export function holdStill({ location }: Window): void {
  if (!location.search.includes(FRAMED)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
