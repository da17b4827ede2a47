/**
 * A click, or the submit of a form without an action, that came before hydration. It is shown as pending (`data-kept`) and
 * repeated once after hydration; links and forms with an action work without scripts, and a posted form is sent once.
 */
interface Press {
  readonly on: HTMLElement;
  /** The element that shows the press as pending. */
  readonly shown: HTMLElement | null;
  readonly repeat: () => void;
}

/** A press is dropped after this time. */
const longestMs = 30_000;
const pending = new Map<HTMLElement, Press>();
let isPageHydrated = false;
/** Ends with the hydration of the last deferred part. */
const early = new AbortController();
const options = { capture: true, signal: early.signal };

function defer(press: Press): void {
  if (pending.has(press.on)) return;
  pending.set(press.on, press);
  press.shown?.setAttribute('data-kept', '');
  press.shown?.setAttribute('aria-busy', 'true');
  setTimeout(drop, longestMs, press);
  if (isPageHydrated && pending.size === 1) requestAnimationFrame(repeatNext);
}

/** Whether the press was pending until now. */
function drop(press: Press): boolean {
  if (pending.get(press.on) !== press) return false;
  press.shown?.removeAttribute('data-kept');
  press.shown?.removeAttribute('aria-busy');
  return pending.delete(press.on);
}

/** Repeats one press a frame, so that it applies to what the fields and the press before have rendered. */
function repeatNext(): void {
  const press = [...pending.values()].find(({ on }) => !on.isConnected || isHydrated(on));
  requestAnimationFrame(() => {
    if (press && drop(press) && press.on.isConnected) press.repeat();
    if (pending.size > 0) requestAnimationFrame(repeatNext);
  });
}

/**
 * Whether the element is hydrated. React hydrates the part of an event at once if it can, and stops the event above it if not;
 * nothing else listens to this one.
 */
function isHydrated(element: HTMLElement): boolean {
  let hasArrived = false;
  const arrive = () => {
    hasArrived = true;
  };
  element.addEventListener('textInput', arrive);
  element.dispatchEvent(new Event('textInput', { bubbles: true }));
  element.removeEventListener('textInput', arrive);
  return isPageHydrated && hasArrived;
}

addEventListener('click', closeMenu, true);
addEventListener('click', onClick, options);
addEventListener('submit', onSubmit, options);
addEventListener('parts-hydrated', () => early.abort(), { once: true });
addEventListener(
  'page-hydrated',
  () => {
    isPageHydrated = true;
    requestAnimationFrame(repeatNext);
  },
  { once: true },
);

/** An open menu would cover the target of its link. */
function closeMenu({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest('a[href^="#"]')?.closest('details')?.removeAttribute('open');
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const on = event.target.closest<HTMLElement>('button, a[aria-haspopup]');
  if (!on || isHydrated(on)) return;
  if (on instanceof HTMLButtonElement) {
    if ((on.form && on.type === 'submit') || on.popoverTargetElement) return;
  } else {
    if (event.ctrlKey || event.metaKey || event.shiftKey || pending.has(on)) return;
    event.preventDefault();
  }
  defer({ on, shown: on, repeat: () => on.click() });
}

function onSubmit(event: SubmitEvent): void {
  const { target: on, submitter } = event;
  if (!(on instanceof HTMLFormElement) || isHydrated(on)) return;
  if (on.hasAttribute('action') && pending.size === 0) {
    // The browser sends it; a second press would send it again.
    if (on.method === 'post') defer({ on, shown: submitter, repeat: () => undefined });
    return;
  }
  // Without an action the browser would load this page with the fields in its URL; with one, earlier presses are
  // repeated first.
  event.preventDefault();
  defer({ on, shown: submitter, repeat: () => on.requestSubmit(submitter) });
}

addEventListener('compositionstart', ({ target }) => markComposing(target, true), options);
addEventListener('compositionend', ({ target }) => markComposing(target, false), options);

/** Marks a field for `useEarlyInput`: a composition may have begun before hydration. */
function markComposing(field: EventTarget | null, isComposing: boolean): void {
  if (field instanceof Element) field.toggleAttribute('data-composing', isComposing);
}

// In Safari the Enter that ends a composition arrives after it: it sends no form.
addEventListener(
  'keydown',
  (event) => {
    // eslint-disable-next-line no-restricted-syntax -- nothing is imported here
    if (event.key === 'Enter' && event.keyCode === 229 && !event.isComposing) event.preventDefault();
  },
  true,
);
