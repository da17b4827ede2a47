import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Synchronises a native `<dialog>` with `open`. The browser traps and restores the focus; Escape and a click on the
 * backdrop call `onClose`.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The dialog has no padding: a click on the element itself is a click on its backdrop.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
