import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import { Knot } from '../type/knot.tsx';
import styles from './brand.module.css';

/** The crest above the shop's name. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      <Knot />
    </BrandLink>
  );
}
