import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '../link/shop-link.tsx';
import styles from './breadcrumbs.module.css';

/**
 * The position of the page in the shop. The last crumb is the page itself and no link; the one before goes back to its
 * page as the shopper left it.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { readonly label: string; readonly href: string }[] }) {
  const t = useCopy(kitCopy);
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={styles.item}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <ShopLink to={crumb.href} back={index === crumbs.length - 2 ? 'page' : undefined}>
                {crumb.label}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
