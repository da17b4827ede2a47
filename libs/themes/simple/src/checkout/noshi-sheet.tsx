import { useState } from 'react';
import type { PlannedDestination } from '@shop/theming';
import { noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Dialog, Icon, VisuallyHidden } from '@shop/kit';
import { NoshiPaper } from '@shop/parts';
import { NoshiSummary } from './noshi-summary.tsx';
import styles from './noshi-sheet.module.css';

interface NoshiSheetProps {
  readonly noshi: NonNullable<PlannedDestination['noshi']>;
  /** `お届け先1` */
  readonly label: string;
  readonly person: string;
}

/** A small preview of a destination's noshi; a click shows it in full size before the order is placed. */
export function NoshiSheet({ noshi, label, person }: NoshiSheetProps) {
  const t = useCopy(noshiCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.sheet} onClick={() => setOpen(true)}>
        <span aria-hidden="true">
          <NoshiPaper noshi={noshi} />
        </span>
        <span className={styles.enlarge}>
          <Icon name="search" />
          <VisuallyHidden>{t.enlargeOf(label)}</VisuallyHidden>
          {t.enlarge}
        </span>
      </button>
      <Dialog open={isOpen} title={t.paperOf(person)} onClose={() => setOpen(false)}>
        {isOpen && (
          <div className={styles.large}>
            <NoshiPaper noshi={noshi} />
            <p>
              <NoshiSummary noshi={noshi} />
            </p>
            <p className={styles.note}>{t.previewNote}</p>
          </div>
        )}
      </Dialog>
    </>
  );
}
