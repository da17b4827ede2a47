import { useId, type ReactNode } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons at the end, the main one last. */
  readonly actions?: ReactNode;
}

/** A modal panel in the middle of the screen. */
export function Dialog({ open, title, onClose, children, actions }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  const t = useCopy(kitCopy);
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={t.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
