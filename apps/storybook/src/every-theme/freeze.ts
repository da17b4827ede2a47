/** The query parameter of a story that another Storybook page shows in a frame. */
export const FRAMED = 'framed=1';

/**
 * Prevents a framed story's focus from scrolling its frame or the page, so that a Storybook page opens at its top. A
 * story that is opened without a frame behaves like the shop.
 */
export function freeze({ location }: Window): void {
  if (!location.search.includes(FRAMED)) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
