import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The shop's name as text, without a logo. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return <BrandLink name={shopName} href={homeHref} className={styles.brand} />;
}
