import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** The header as a wall under tiles: its door contains the logo, as high as the two lines next to it. */
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
  const door = (
    <div className={styles.door}>
      <Brand shopName={shopName} homeHref={homeHref} place="head" />
    </div>
  );
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.wall} data-kind="checkout">
          {door}
          <SecureNote className={styles.secure} />
          <BackToCart href={cart.href} className={styles.back} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.wall}>
        {door}
        <div className={styles.search}>{searchBox}</div>
        <HeaderActions
          account={account}
          cart={cart}
          words="desktop"
          className={styles.actions}
          linkClassName={styles.action}
        />
        <div className={styles.menu}>{mobileNav}</div>
        <nav className={styles.kinds} aria-label={t.categories}>
          <LinkList links={categories} linkClassName={styles.kind} />
        </nav>
      </div>
    </header>
  );
}
