import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink } from '@shop/kit';
import type { HeaderProps } from '@shop/theming';
import { Brand } from './brand.tsx';
import { CartButton } from './cart-button.tsx';
import styles from './header.module.css';

export default function Header({ kind, shopName, homeHref, searchBox, mobileNav, categories, account, cart }: HeaderProps) {
  const t = useCopy(frameCopy);
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar} data-kind="checkout">
          <Brand name={shopName} href={homeHref} />
          <p className={styles.secure}>
            <Icon name="lock" />
            {t.checkoutSecure}
          </p>
          <ShopLink className={styles.action} to={cart.href}>
            <Icon name="arrow-left" />
            <span>{t.backToCart}</span>
          </ShopLink>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.menu}>{mobileNav}</div>
        <div className={styles.brand}>
          <Brand name={shopName} href={homeHref} />
        </div>
        <div className={styles.search}>{searchBox}</div>
        <div className={styles.actions}>
          <ShopLink className={styles.action} to={account.href}>
            <Icon name="person" />
            <span className={styles.label}>{account.label}</span>
          </ShopLink>
          <CartButton cart={cart} className={styles.action} labelClassName={styles.label} />
        </div>
      </div>
      <nav className={styles.categories} aria-label={t.categories}>
        <ul className={styles.list}>
          {categories.map(({ href, label, current }) => (
            <li key={href}>
              <ShopLink className={styles.category} to={href} aria-current={current ? 'true' : undefined}>
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
