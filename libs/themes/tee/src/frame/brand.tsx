import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The shop's mark as a sticker: a slice of ham that smiles. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={styles.rind} d="M24 3c13 0 21 9 21 20 0 13-9 22-21 22S3 36 3 24C3 12 11 3 24 3z" />
        <path className={styles.meat} d="M24 9c9.5 0 15 6 15 14.5C39 33 33 39 24 39S9 33 9 24 14.5 9 24 9z" />
        <path className={styles.eyes} d="M18 21h0M30 21h0" />
        <path className={styles.smile} d="M16.5 27c2 4 4.5 5.5 7.5 5.5s5.5-1.5 7.5-5.5" />
      </svg>
    </BrandLink>
  );
}
