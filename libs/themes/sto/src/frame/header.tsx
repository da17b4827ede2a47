import { BackToCart, HeaderActions, SecureNote } from '@shop/kit';
import type { HeaderProps } from '@shop/theming';
import { Brand } from './brand.tsx';
import styles from './header.module.css';

/** One dark bar with everything to work with; the kinds of goods are one press away, and stand in the index of each page. */
export default function Header({ kind, shopName, homeHref, searchBox, mobileNav, account, cart }: HeaderProps) {
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar} data-kind="checkout">
          <Brand name={shopName} href={homeHref} />
          <SecureNote className={styles.secure} />
          <BackToCart href={cart.href} className={styles.action} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand name={shopName} href={homeHref} />
        <div className={styles.menu}>{mobileNav}</div>
        <div className={styles.search}>{searchBox}</div>
        <HeaderActions account={account} cart={cart} words="tablet" className={styles.actions} linkClassName={styles.action} />
      </div>
    </header>
  );
}
