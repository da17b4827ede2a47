import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** The header as a magazine's spine: at the right edge of wide screens, with a line of links next to it. */
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
      <header className={styles.head}>
        <div className={styles.passage}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
          <SecureNote />
          <BackToCart href={cart.href} className={styles.back} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.head}>
      <div className={styles.spine}>
        <div className={styles.menu}>{mobileNav}</div>
        <div className={styles.brand}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
        </div>
        <HeaderActions
          account={account}
          cart={cart}
          words="desktop"
          className={styles.actions}
          linkClassName={styles.action}
        />
      </div>
      <div className={styles.line}>
        <Brand shopName={shopName} homeHref={homeHref} place="line" />
        <div>{searchBox}</div>
        <nav className={styles.categories} aria-label={t.categories}>
          <LinkList links={categories} className={styles.list} linkClassName={styles.category} />
        </nav>
      </div>
    </header>
  );
}
