import { paths } from '@shop/constants';
import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LinkList, Menu } from '@shop/kit';
import type { MobileNavProps } from '@shop/theming';
import { teeCopy } from '../copy/tee.ts';
import styles from './mobile-nav.module.css';

/** A tab that opens a dialog of categories, without scripts, too; following a link or Escape closes it. */
export default function MobileNav({ categories, links }: MobileNavProps) {
  const t = useCopy(teeCopy);
  const foot = useCopy(footerCopy);
  return (
    <Menu
      className={styles.nav}
      summary={
        <summary className={styles.tab}>
          <Icon name="menu" />
          <span>{t.kinds}</span>
        </summary>
      }
    >
      <nav className={styles.sheet} aria-label={foot.menu}>
        <p className={styles.title}>{t.kindsTitle}</p>
        <LinkList
          links={[...categories, { href: paths.products(), label: foot.allProducts }]}
          className={styles.kinds}
          linkClassName={styles.kind}
        />
        <LinkList links={links} className={styles.links} linkClassName={styles.link} />
      </nav>
    </Menu>
  );
}
