import { paths } from '@shop/constants';
import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LinkList, Menu } from '@shop/kit';
import type { MobileNavProps } from '@shop/theming';
import styles from './mobile-nav.module.css';

/** A menu that opens without scripts; following a link or Escape closes it. */
export default function MobileNav({ categories, links }: MobileNavProps) {
  const t = useCopy(footerCopy);
  return (
    <Menu
      className={styles.nav}
      summary={
        <summary className={styles.toggle}>
          <span className={styles.closed}>
            <Icon name="menu" />
          </span>
          <span className={styles.open}>
            <Icon name="close" />
          </span>
          <span className={styles.word} data-word>
            {t.menu}
          </span>
        </summary>
      }
    >
      <nav className={styles.panel} aria-label={t.menu}>
        <LinkList
          links={[...categories, { href: paths.products(), label: t.allProducts }]}
          className={styles.categories}
          linkClassName={styles.category}
          mark={<Icon name="arrow-right" />}
        />
        <LinkList links={links} className={styles.links} linkClassName={styles.link} />
      </nav>
    </Menu>
  );
}
