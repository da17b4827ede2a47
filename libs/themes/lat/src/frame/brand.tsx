import { BrandLink } from '@shop/parts';
import styles from './brand.module.css';

/** The shop's mark, a slice of ham that sets like a sun behind an arch, above its name. */
export function Brand({ name, href }: { readonly name: string; readonly href: string }) {
  return <BrandLink name={name} href={href} className={styles.brand} nameClassName={styles.name} />;
}
