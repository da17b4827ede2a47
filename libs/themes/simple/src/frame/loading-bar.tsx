import { LOADING_BAR_MS } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { VisuallyHidden } from '@shop/kit';
import type { LoadingBarProps } from '@shop/theming';
import styles from './loading-bar.module.css';

/** Runs for five seconds while a page is on its way (spec §9). */
export default function LoadingBar({ active }: LoadingBarProps) {
  const t = useCopy(frameCopy);
  return (
    <div ref={setDuration} className={styles.bar} data-active={active || undefined} role="status">
      {active && <VisuallyHidden>{t.loading}</VisuallyHidden>}
    </div>
  );
}

/** By script, since documents allow no inline styles; the bar of a document is not active. */
function setDuration(bar: HTMLElement | null): void {
  bar?.style.setProperty('animation-duration', `${LOADING_BAR_MS}ms`);
}
