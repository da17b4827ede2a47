import { startTransition, Suspense, use, useEffect, useState, type ComponentType } from 'react';
import type { SlotComponent } from '../define.ts';
import { untilThere } from './until-there.ts';

/** Something whose script comes once the page stands. */
export interface LaterPart {
  /** Whether it can be used at once. */
  readonly isReady: () => boolean;
  /** Brings it. */
  readonly load: () => Promise<unknown>;
}

let standing: Promise<void> | undefined;

/**
 * Loads what comes later once the page stands, and tells when it is there or cannot be had. It is fetched apart from the
 * task that makes the page React's own, so that a press which waits behind that one is answered first, and told in a
 * transition, so that React draws it in pieces. For effects.
 */
export function loadLater(load: () => Promise<unknown>, tell: () => void): void {
  standing ??= new Promise((resolve) => setTimeout(resolve));
  const wake = () => startTransition(tell);
  standing.then(load).then(wake, wake);
}

/** Whether a part is there, or cannot be had: not before the page stands, unless it was brought before. @param part stays the same */
export function useLater(part: LaterPart): boolean {
  const [isThere, setThere] = useState(part.isReady);
  useEffect(() => {
    if (!isThere) loadLater(part.load, () => setThere(true));
  }, [isThere, part]);
  return isThere;
}

/**
 * A component that is drawn by `Inner` and comes to life later: in the browser the server's HTML stands in the boundary
 * until its script is there. Until then it is drawn with the properties it began with: React would put nothing in the
 * place of a boundary that changes before it can be drawn, and the page would move.
 *
 * @param Waiting what stands there meanwhile where the server has drawn nothing; nothing without it
 */
export function drawLater<Props extends object>(
  usePart: () => LaterPart,
  Inner: ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): SlotComponent<Props> {
  const draw = (props: Props) => (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Inner {...props} />
    </Suspense>
  );
  return function Later(props: Props) {
    const isThere = useLater(usePart());
    const [first] = useState(() => draw(props));
    return isThere ? draw(props) : first;
  };
}

/**
 * A component whose script comes once the page stands, or when it is first drawn after that. Not `React.lazy`, which is
 * never there at once, even when its script is: React would hold it back for 300 ms. `Waiting` stands in its place meanwhile,
 * and for as long as a lost connection lasts: what comes later takes no page away.
 */
export function later<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): SlotComponent<Props> {
  let found: ComponentType<Props> | undefined;
  let finding: Promise<ComponentType<Props>> | undefined;

  const load = () =>
    (finding ??= untilThere(find).then((component) => {
      found = component;
      return component;
    }));

  const part: LaterPart = { isReady: () => found !== undefined, load };
  return drawLater(
    () => part,
    function Part(props: Props) {
      // Not asked of the promise when it is there: React would wait for that even so.
      const Found = found ?? use(load());
      return <Found {...props} />;
    },
    Waiting,
  );
}
