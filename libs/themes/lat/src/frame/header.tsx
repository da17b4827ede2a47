import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { AccountLink, BackToCart, CartButton, LinkList, SecureNote } from '@shop/kit';
import type { HeaderProps } from '@shop/theming';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

/** A course of tiles, the name in the middle of the wall, and the kinds of goods in a row of arches. */
export default function Header({ kind, shopName, homeHref, searchBox, mobileNav, categories, account, cart }: HeaderProps) {
  const t = useCopy(frameCopy);
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.checkout}>
          <BackToCart href={cart.href} className={styles.action} />
          <div className={styles.sign}>
            <Brand name={shopName} href={homeHref} />
          </div>
          <SecureNote className={styles.secure} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menu}>{mobileNav}</div>
        <div className={styles.search}>{searchBox}</div>
        <div className={styles.brand}>
          <Brand name={shopName} href={homeHref} />
        </div>
        <div className={styles.actions}>
          <AccountLink account={account} className={styles.action} labelClassName={styles.label} />
          <CartButton cart={cart} className={styles.action} labelClassName={styles.label} />
        </div>
      </div>
      <nav className={styles.kinds} aria-label={t.categories}>
        <LinkList links={categories} linkClassName={styles.kind} />
      </nav>
    </header>
  );
}
