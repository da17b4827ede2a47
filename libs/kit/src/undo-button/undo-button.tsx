import { removalCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '../button/button.tsx';

export interface UndoButtonProps {
  readonly onUndo: () => void;
}

/** A button that undoes the last removal; it remains while it has the focus. */
export function UndoButton({ onUndo }: UndoButtonProps) {
  const t = useCopy(removalCopy);
  return (
    <Button size="small" data-undo onClick={onUndo}>
      {t.undo}
    </Button>
  );
}
