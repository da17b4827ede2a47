import { useCopy } from '@shop/copy/react';
import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import { stoCopy } from '../copy/sto.ts';
import styles from './brand.module.css';

/** The logo as a crate's stencil, the shop's name, and the target group. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  const sto = useCopy(stoCopy);
  return (
    <span className={styles.place}>
      <BrandLink name={shopName} href={homeHref} className={styles.brand} />
      <span className={styles.trade}>{sto.trade}</span>
    </span>
  );
}
