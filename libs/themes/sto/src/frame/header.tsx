import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** One dark bar with menu, search, account and cart; the menu contains the categories. */
export default function Header({ kind, shopName, homeHref, searchBox, mobileNav, account, cart }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar} data-kind={kind}>
        <Brand shopName={shopName} homeHref={homeHref} place="head" />
        {kind === 'checkout' ? (
          <>
            <SecureNote />
            <BackToCart href={cart.href} className={styles.action} />
          </>
        ) : (
          <>
            <div className={styles.menu}>{mobileNav}</div>
            <div className={styles.search}>{searchBox}</div>
            <HeaderActions account={account} cart={cart} className={styles.actions} />
          </>
        )}
      </div>
    </header>
  );
}
