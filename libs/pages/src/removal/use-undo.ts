import { useRef, useState } from 'react';
import { UNDO } from '@shop/constants';

/** The last removal, which can be undone; null when it cannot. */
export interface Undo {
  readonly text: string;
  readonly onUndo: () => void;
}

interface UndoOffer {
  readonly undo: Undo | null;
  readonly offer: (text: string, back: () => void) => void;
  readonly drop: () => void;
}

/** Offers undo for some seconds, and as long as its button has the focus. */
export function useUndo(): UndoOffer {
  const [undo, setUndo] = useState<Undo | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = () => {
    clearTimeout(timer.current);
    setUndo(null);
  };
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => (document.activeElement?.closest('[data-undo]') ? wait() : drop()),
      UNDO.durationMs,
    );
  };
  const offer = (text: string, back: () => void) => {
    wait();
    setUndo({
      text,
      onUndo: () => {
        drop();
        back();
      },
    });
  };
  return { undo, offer, drop };
}
