import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** One line: the logo in the middle, the navigation collapsed at one side. On a phone the logo has the first line. */
export default function Header({ kind, shopName, homeHref, searchBox, mobileNav, account, cart }: HeaderProps) {
  const brand = (
    <div className={styles.brand}>
      <Brand shopName={shopName} homeHref={homeHref} place="head" />
    </div>
  );
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar} data-kind="checkout">
          <BackToCart href={cart.href} className={styles.action} />
          {brand}
          <SecureNote className={styles.secure} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {brand}
        <div className={styles.ways}>
          <div className={styles.menu}>{mobileNav}</div>
          <div className={styles.search}>{searchBox}</div>
        </div>
        <HeaderActions
          account={account}
          cart={cart}
          words="desktop"
          className={styles.actions}
          linkClassName={styles.action}
        />
      </div>
    </header>
  );
}
