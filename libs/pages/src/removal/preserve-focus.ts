/** Buttons that remove an entry of a list, marked by the view. */
const removers = '[data-removes]';

/**
 * Preserves the focus when an entry is removed by keyboard: it moves to the remove button of the next or previous
 * entry, or to the heading above. It does not move if the user has focused something else, or the work fails.
 */
export function preserveFocus(work: Promise<unknown>): void {
  const known = [...document.querySelectorAll<HTMLElement>(removers)];
  const observer = new MutationObserver(() => {
    const gone = known.findIndex(({ isConnected }) => !isConnected);
    if (gone === -1) return;
    observer.disconnect();
    if (isFocusLost()) neighbourOf(known, gone)?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // The response is rendered within two frames.
  const end = () => requestAnimationFrame(() => requestAnimationFrame(() => observer.disconnect()));
  work.then(end, end);
}

/** Whether the focus is lost: a browser moves that of a removed element to the page, or to the open dialog. */
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
