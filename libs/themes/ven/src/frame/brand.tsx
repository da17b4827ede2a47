import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The iron at a gondola's prow, and the shop's name in wide letters. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      <svg className={styles.mark} viewBox="0 0 24 32" aria-hidden="true" focusable="false">
        <path d="M9.5 31C5 24 4.5 14 10 8c3-4 9-6 11-3 1.5 3-2.5 5.5-6 4M8 13h10M7 17h10M3 21h13.5M7 25h9" />
      </svg>
    </BrandLink>
  );
}
