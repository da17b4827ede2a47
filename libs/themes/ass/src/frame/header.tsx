import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, HeaderActions, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import { assCopy } from '../copy/ass.ts';
import styles from './header.module.css';

/** The header: a green ribbon, the logo in the middle, the navigation between gold rules. */
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
  const ass = useCopy(assCopy);
  const isShop = kind === 'shop';
  return (
    <header className={styles.head}>
      {isShop && <p className={styles.ribbon}>{ass.greeting}</p>}
      <div className={styles.bar} data-kind={kind}>
        {isShop ? (
          <>
            <div className={styles.menu}>{mobileNav}</div>
            <div className={styles.search}>{searchBox}</div>
          </>
        ) : (
          <SecureNote className={styles.secure} />
        )}
        <div className={styles.brand}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
        </div>
        {isShop ? (
          <HeaderActions
            account={account}
            cart={cart}
            words="desktop"
            className={styles.actions}
            linkClassName={styles.action}
          />
        ) : (
          <BackToCart href={cart.href} className={styles.actions} />
        )}
      </div>
      {isShop && (
        <nav className={styles.categories} aria-label={t.categories}>
          <LinkList links={categories} className={styles.list} linkClassName={styles.category} />
        </nav>
      )}
    </header>
  );
}
