import { startTransition, Suspense, use, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import type { SlotComponent } from '../define.ts';
import { untilThere } from './until-there.ts';

/** A part whose script is loaded after hydration. */
export interface DeferredPart {
  /** Whether it is loaded. */
  readonly isReady: () => boolean;
  /** Loads it. */
  readonly load: () => Promise<unknown>;
}

let nextTask: Promise<void> | undefined;

/** Boundaries of deferred parts that are not hydrated yet. */
const dehydrated = new Set<object>();

/**
 * Loads a deferred part after hydration, in a task of its own so that a click is handled first, and calls `onSettled` in a
 * transition when it is loaded or has failed. For effects.
 */
export function loadDeferred(load: () => Promise<unknown>, onSettled: () => void): void {
  nextTask ??= new Promise((resolve) => setTimeout(resolve));
  const wake = () => startTransition(onSettled);
  nextTask.then(load).then(wake, wake);
}

/**
 * Whether a part is loaded or has failed: not before hydration, unless it was loaded earlier. @param part must not
 * change
 */
export function useDeferred(part: DeferredPart): boolean {
  const [isThere, setThere] = useState(part.isReady);
  useEffect(() => {
    if (!isThere) loadDeferred(part.load, () => setThere(true));
  }, [isThere, part]);
  return isThere;
}

/**
 * Returns a component that is rendered by `Inner` and hydrated later: the server's HTML remains until its script is
 * loaded. Until then it is rendered with its first props, since React would empty a boundary that changes before
 * hydration.
 *
 * @param Waiting the placeholder if the server has rendered nothing; nothing without it
 */
export function renderDeferred<Props extends object>(
  usePart: () => DeferredPart,
  Inner: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): SlotComponent<Props> {
  const renderBoundary = (props: Props, boundary: object) => (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Inner {...props} />
      <Hydrated boundary={boundary} />
    </Suspense>
  );
  return function Deferred(props: Props) {
    const isThere = useDeferred(usePart());
    const boundary = useBoundary();
    const [first] = useState(() => renderBoundary(props, boundary));
    return isThere ? renderBoundary(props, boundary) : first;
  };
}

/** Returns a boundary that counts as dehydrated from the first commit until `Hydrated` is rendered in it. */
function useBoundary(): object {
  const [boundary] = useState(() => ({}));
  useLayoutEffect(() => {
    dehydrated.add(boundary);
    return () => release(boundary);
  }, [boundary]);
  return boundary;
}

/** After the part that it follows, so that parts inside of it count before. */
function Hydrated({ boundary }: { readonly boundary: object }) {
  useEffect(() => release(boundary), [boundary]);
  return null;
}

/** Dispatches `parts-hydrated` when no deferred part of the document is left to hydrate. */
function release(boundary: object): void {
  if (dehydrated.delete(boundary) && dehydrated.size === 0) dispatchEvent(new Event('parts-hydrated'));
}

/**
 * Returns a component whose script is loaded after hydration, or on first render after it. Unlike `React.lazy`, it
 * renders at once if loaded; React would delay that by 300 ms. `Waiting` is shown meanwhile, also while the connection
 * is lost. `preload` loads the script.
 */
export function deferred<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): SlotComponent<Props> & { readonly preload: () => Promise<unknown> } {
  let found: ComponentType<Props> | undefined;
  let finding: Promise<ComponentType<Props>> | undefined;

  const load = () =>
    (finding ??= untilThere(find).then((component) => {
      found = component;
      return component;
    }));

  const part: DeferredPart = { isReady: () => found !== undefined, load };
  const Deferred = renderDeferred<Props>(
    () => part,
    function Part(props: Props) {
      // A loaded component is not read from the promise, since React would suspend even then.
      const Found = found ?? use(load());
      return <Found {...props} />;
    },
    Waiting,
  );
  return Object.assign(Deferred, { preload: load });
}
