import { useId, type ReactNode } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Remains visible below the scrolling part. */
  readonly footer?: ReactNode;
  /** The side it slides in from; `end` is the right, `bottom` is within reach of a thumb. */
  readonly side?: 'start' | 'end' | 'bottom';
}

/** A modal panel at a side of the screen. */
export function Drawer({ open, title, onClose, children, footer, side = 'end' }: DrawerProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  const t = useCopy(kitCopy);
  return (
    <dialog {...modal} className={styles.drawer} data-side={side} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={t.close} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
