import { paths } from '@shop/constants';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink } from '@shop/kit';
import { AccountLink, CartButton } from '@shop/parts';
import type { HeaderProps } from '@shop/theming';
import { teeCopy } from '../copy/tee.ts';
import styles from './tab-bar.module.css';

/** Five tabs at the bottom of a phone; on wider screens at the side. */
export function TabBar({ homeHref, mobileNav, account, cart }: HeaderProps) {
  const t = useCopy(teeCopy);
  return (
    <nav className={styles.tabs} aria-label={t.tabs}>
      <ul className={styles.list}>
        <li>
          <ShopLink className={styles.tab} to={homeHref}>
            <Icon name="home" />
            <span className={styles.label}>{t.home}</span>
          </ShopLink>
        </li>
        <li>
          <ShopLink className={styles.tab} to={paths.products()}>
            <Icon name="search" />
            <span className={styles.label}>{t.goods}</span>
          </ShopLink>
        </li>
        <li>{mobileNav}</li>
        <li>
          <CartButton cart={cart} className={styles.tab} labelClassName={styles.label} />
        </li>
        <li>
          <AccountLink account={account} className={styles.tab} labelClassName={styles.label} />
        </li>
      </ul>
    </nav>
  );
}
