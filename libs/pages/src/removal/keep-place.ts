/** Buttons that take an entry out of a list; a view marks them, whatever its look. */
const removers = '[data-removes]';

/**
 * Keeps the place of who takes entries out with the keyboard: when the button that was pressed goes with its entry, the
 * focus goes to the button of the next entry, of the one before, or to the heading above. Who has gone elsewhere in the
 * meantime stays there; when the work fails nothing moves.
 */
export function saveScroll(work: Promise<unknown>): void {
  const known = [...document.querySelectorAll<HTMLElement>(removers)];
  const observer = new MutationObserver(() => {
    const gone = known.findIndex(({ isConnected }) => !isConnected);
    if (gone === -1) return;
    observer.disconnect();
    if (isFocusLost()) neighbourOf(known, gone)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // What was answered is drawn in the frame after next at the latest.
  const end = () => requestAnimationFrame(() => requestAnimationFrame(() => observer.disconnect()));
  work.then(end, end);
}

/** A browser gives the focus of an element that went to the page, or to the dialog that holds the page's focus. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement;
}

function neighbourOf(known: readonly HTMLElement[], gone: number): HTMLElement | null {
  const isThere = ({ isConnected }: HTMLElement) => isConnected;
  const neighbour = known.slice(gone + 1).find(isThere) ?? known.slice(0, gone).findLast(isThere);
  if (neighbour) return neighbour;
  const heading =
    document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
