import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** The shop front: an awning, the enamel sign under it, and the categories on a black board. In checkout only the awning's edge stays. */
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
  const isShop = kind === 'shop';
  return (
    <header className={styles.front} data-kind={kind}>
      <div className={styles.awning} aria-hidden="true" />
      <div className={styles.bar}>
        {isShop && <div className={styles.menu}>{mobileNav}</div>}
        <div className={styles.sign}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
        </div>
        {isShop ? (
          <>
            <div className={styles.search}>{searchBox}</div>
            <HeaderActions account={account} cart={cart} className={styles.own} linkClassName={styles.action} />
          </>
        ) : (
          <>
            <SecureNote className={styles.secure} />
            <BackToCart href={cart.href} className={styles.action} />
          </>
        )}
      </div>
      {isShop && (
        <nav className={styles.board} aria-label={t.categories}>
          <LinkList links={categories} linkClassName={styles.category} />
        </nav>
      )}
    </header>
  );
}
