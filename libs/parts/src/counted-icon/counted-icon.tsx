import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import styles from './counted-icon.module.css';

export interface CountedIconProps {
  readonly name: IconName;
  /** 0 and what is not known show no figure; its place is kept. */
  readonly count: number | null | undefined;
}

/** A drawing with how many there are at its corner, for the eye alone. */
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
