import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The shop's mark, a slice of ham that sets like a sun behind an arch, above its name. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name} />;
}
