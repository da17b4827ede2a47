import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { VisuallyHidden } from '@shop/kit';
import type { LoadingBarProps } from '@shop/theming';
import styles from './loading-bar.module.css';

/** Runs for five seconds while a page is on its way (spec §9). */
export default function LoadingBar({ active }: LoadingBarProps) {
  const t = useCopy(frameCopy);
  return (
    <div className={styles.bar} data-active={active || undefined} role="status">
      {active && <VisuallyHidden>{t.loading}</VisuallyHidden>}
    </div>
  );
}
