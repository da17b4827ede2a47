import { BackWords } from './back-words.tsx';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';
import styles from './text-link.module.css';

/** A link in running text or in a list of links. `standalone` gives it a comfortable target height. */
export function TextLink({
  standalone,
  children,
  ...rest
}: Omit<ShopLinkProps, 'className'> & { readonly standalone?: boolean }) {
  return (
    <ShopLink {...rest} className={styles.link} data-standalone={standalone || undefined}>
      {rest.back === 'anywhere' ? <BackWords to={rest.to}>{children}</BackWords> : children}
    </ShopLink>
  );
}
