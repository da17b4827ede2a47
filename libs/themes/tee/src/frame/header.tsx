import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkList } from '@shop/kit';
import { BackToCart, SecureNote } from '@shop/parts';
import { Brand, type HeaderProps } from '@shop/theming';
import { TabBar } from './tab-bar.tsx';
import styles from './header.module.css';

/** A low bar with logo and search; navigation is in tabs, at the bottom or at the side. */
export default function Header(props: HeaderProps) {
  const t = useCopy(frameCopy);
  const { kind, shopName, homeHref, searchBox, categories, cart } = props;
  if (kind === 'checkout') {
    return (
      <header className={styles.header}>
        <div className={styles.bar} data-kind="checkout">
          <Brand shopName={shopName} homeHref={homeHref} place="head" />
          <SecureNote className={styles.secure} />
          <BackToCart href={cart.href} className={styles.back} />
        </div>
      </header>
    );
  }
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand shopName={shopName} homeHref={homeHref} place="head" />
        <div className={styles.search}>{searchBox}</div>
      </div>
      <nav className={styles.kinds} aria-label={t.categories}>
        <LinkList links={categories} linkClassName={styles.kind} />
      </nav>
      <TabBar {...props} />
    </header>
  );
}
