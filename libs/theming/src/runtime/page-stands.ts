let standing: Promise<void> | undefined;

/**
 * Resolves in a task of its own after the effect that first asks: what comes later is fetched apart from the task that
 * makes the page React's own, so that a press which waits behind that one is answered first. Browser only.
 */
export function pageStands(): Promise<void> {
  standing ??= new Promise((resolve) => setTimeout(resolve));
  return standing;
}
