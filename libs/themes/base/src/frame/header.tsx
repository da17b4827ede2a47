import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList, ShopLink } from '@shop/kit';
import { openingCart } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import styles from './header.module.css';

/** One line of text links, and the categories as a second line. */
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
        <div className={styles.line} data-kind="checkout">
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
          <p className={styles.secure}>{t.checkoutSecure}</p>
          <ShopLink className={styles.link} to={cart.href}>
            {t.backToCart}
          </ShopLink>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <div className={styles.brand}>
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
        </div>
        <div className={styles.search}>{searchBox}</div>
        <div className={styles.own}>
          <ShopLink className={styles.link} to={account.href}>
            {account.label} {account.points ? <span>{t.points(account.points)}</span> : null}{' '}
            {account.unread ? <span>{t.unread(account.unread)}</span> : null}
          </ShopLink>
          <ShopLink
            className={styles.link}
            to={cart.href}
            aria-haspopup={cart.onOpen ? 'dialog' : undefined}
            onClick={openingCart(cart.onOpen)}
          >
            <span className={styles.cart}>{cart.count ? t.cartWithCount(cart.count) : t.cart}</span>
          </ShopLink>
          <div className={styles.menu}>{mobileNav}</div>
        </div>
      </div>
      <nav className={styles.categories} aria-label={t.categories}>
        <LinkList links={categories} linkClassName={styles.link} />
      </nav>
    </header>
  );
}
