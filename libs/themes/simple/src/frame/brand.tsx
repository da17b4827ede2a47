import { BrandLink } from '@shop/parts';
import type { BrandProps } from '@shop/theming';
import styles from './brand.module.css';

/** The shop's logo and name, with a link to the home page. The logo is a slice of ham with its bone. */
export default function Brand({ shopName, homeHref }: BrandProps) {
  return (
    <BrandLink name={shopName} href={homeHref} className={styles.brand} nameClassName={styles.name}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path
          className={styles.rind}
          d="M19.6 2.5c9.9-.5 17.6 6.3 17.9 15.6.3 9.9-7.9 19.2-18.6 19.4C9.3 37.7 2.7 31 2.5 22.3 2.3 12.1 9.5 3 19.6 2.5z"
        />
        <path
          className={styles.meat}
          d="M19.9 6.3c7.7-.4 13.5 4.9 13.7 12 .2 7.7-6 15.1-14.5 15.3-7.4.2-12.6-4.9-12.7-11.500C6.2 14 11.9 6.7 19.9 6.300z"
        />
        <path className={styles.fat} d="M13.2 13.800c4.3-3.6 9.9-2.6 12.7.8M10.8 20.400c1.2 4.6 5.2 7.7 9.9 7.2" />
        <circle className={styles.bone} cx="20.8" cy="20.6" r="3.4" />
      </svg>
    </BrandLink>
  );
}
