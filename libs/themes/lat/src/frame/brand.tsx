import { BrandLink } from '@shop/kit';
import styles from './brand.module.css';

/** The shop's mark, a slice of ham that sets like a sun behind an arch, above its name. */
export function Brand({ name, href }: { readonly name: string; readonly href: string }) {
  return (
    <BrandLink name={name} href={href} className={styles.brand} nameClassName={styles.name}>
      <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path className={styles.arch} d="M4 46V24a20 20 0 0 1 40 0v22z" />
        <circle className={styles.sun} cx="24" cy="25" r="13" />
        <path className={styles.meat} d="M24 15.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z" />
        <circle className={styles.sun} cx="24" cy="25" r="3" />
        <path className={styles.table} d="M2 38h44v8H2z" />
      </svg>
    </BrandLink>
  );
}
