import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

export default function Header({
  kind,
  shopName,
  homeHref,
  searchBox,
  mobileNav,
  categories,
  account,
  cart,
}: HeaderProps) {
  const t = useCopy(frameCopy);
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar} data-kind="checkout">
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
          <SecureNote />
          <BackToCart href={cart.href} className={styles.action} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menu}>{mobileNav}</div>
        <div className={styles.brand}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
        </div>
        <div className={styles.search}>{searchBox}</div>
        <HeaderActions account={account} cart={cart} className={styles.actions} linkClassName={styles.action} />
      </div>
      <nav className={styles.categories} aria-label={t.categories}>
        <LinkList links={categories} className={styles.list} linkClassName={styles.category} />
      </nav>
    </header>
  );
}
