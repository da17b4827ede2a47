import type { ToastMessage } from '@shop/theming';
import { TOASTS } from '@shop/constants';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import './toaster.css';

export interface ToasterProps {
  /** Calls `show` for each message. @returns a function that stops it */
  readonly listen: (show: (message: ToastMessage) => void) => () => void;
}

/** Short messages at the bottom of the window: five seconds, at most five, no duplicates (spec §9). */
export function Toaster({ listen }: ToasterProps) {
  const t = useCopy(kitCopy);
  useEffect(() => listen(({ kind, text }) => void toast[kind](text, { toastId: `${kind}:${text}` })), [listen]);
  return (
    <ToastContainer
      position={TOASTS.position}
      autoClose={TOASTS.durationMs}
      limit={TOASTS.max}
      newestOnTop
      pauseOnFocusLoss
      closeOnClick
      aria-label={t.notice.info}
    />
  );
}
