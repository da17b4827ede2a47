import { useEffect, useState } from 'react';
import { UNDO } from '@shop/constants';

/** What has just been taken out, and the way back; null when there is none any more. */
export interface Undo {
  readonly text: string;
  readonly onUndo: () => void;
}

interface UndoOffer {
  readonly undo: Undo | null;
  readonly offer: (text: string, back: () => void) => void;
  readonly drop: () => void;
}

/** Offers the way back for some seconds, and as long as its button has the focus. */
export function useUndo(): UndoOffer {
  const [undo, setUndo] = useState<Undo | null>(null);
  useEffect(() => {
    if (undo === null) return;
    const end = () => {
      if (document.activeElement?.closest('[data-undo]')) timer = setTimeout(end, UNDO.durationMs);
      else setUndo(null);
    };
    let timer = setTimeout(end, UNDO.durationMs);
    return () => clearTimeout(timer);
  }, [undo]);
  const drop = () => setUndo(null);
  const offer = (text: string, back: () => void) =>
    setUndo({
      text,
      onUndo: () => {
        drop();
        back();
      },
    });
  return { undo, offer, drop };
}
