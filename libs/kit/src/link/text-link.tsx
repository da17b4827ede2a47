import { ShopLink, type ShopLinkProps } from './shop-link.tsx';
import styles from './text-link.module.css';

/** A link in running text or in a list of links. `standalone` gives it a comfortable target height. */
export function TextLink({
  standalone,
  ...rest
}: Omit<ShopLinkProps, 'className'> & { readonly standalone?: boolean }) {
  return <ShopLink {...rest} className={styles.link} data-standalone={standalone || undefined} />;
}
