import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import styles from './counted-icon.module.css';

export interface CountedIconProps {
  readonly name: IconName;
  /** 0 and unknown counts show no number; its space is reserved. */
  readonly count: number | null | undefined;
}

/** An icon with a count in its corner, hidden from screen readers. */
export function CountedIcon({ name, count }: CountedIconProps) {
  const t = useCopy(frameCopy);
  return (
    <span className={styles.icon}>
      <Icon name={name} />
      <span className={styles.count} data-known={count ? true : undefined} aria-hidden="true">
        {count ? t.cartCount(count) : ''}
      </span>
    </span>
  );
}
