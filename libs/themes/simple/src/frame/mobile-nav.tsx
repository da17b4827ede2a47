import { paths } from '@shop/constants';
import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink } from '@shop/kit';
import type { MobileNavProps } from '@shop/theming';
import type { MouseEvent, KeyboardEvent } from 'react';
import styles from './mobile-nav.module.css';

/** A menu that opens without scripts; following a link or Escape closes it. */
export default function MobileNav({ categories, links }: MobileNavProps) {
  const t = useCopy(footerCopy);
  return (
    <details className={styles.nav} onClick={closeAfterLink} onKeyDown={closeOnEscape}>
      <summary className={styles.toggle} aria-label={t.menu}>
        <span className={styles.closed}>
          <Icon name="menu" />
        </span>
        <span className={styles.open}>
          <Icon name="close" />
        </span>
      </summary>
      <nav className={styles.panel} aria-label={t.menu}>
        <ul className={styles.categories}>
          {categories.map(({ href, label, current }) => (
            <li key={href}>
              <ShopLink className={styles.category} to={href} aria-current={current ? 'true' : undefined}>
                {label}
                <Icon name="arrow-right" />
              </ShopLink>
            </li>
          ))}
          <li>
            <ShopLink className={styles.category} to={paths.products()}>
              {t.allProducts}
              <Icon name="arrow-right" />
            </ShopLink>
          </li>
        </ul>
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <ShopLink className={styles.link} to={href}>
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function closeAfterLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

function closeOnEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
