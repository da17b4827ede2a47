import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import { fleCopy } from '../copy/fle.ts';
import styles from './footer.module.css';

/** The shop's floor: checkered tiles, the links on black, and the sign once more, as wide as the page. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(fleCopy);
  const footer = useCopy(footerCopy);
  if (kind === 'checkout') {
    return (
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <LinkList links={legal} className={styles.links} linkClassName={styles.link} />
        </div>
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.floor} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <LinkGroup
              key={group.title}
              group={group}
              titleClassName={styles.title}
              listClassName={styles.links}
              linkClassName={styles.link}
            />
          ))}
        </div>
        <p className={styles.end}>
          <ShopLink className={styles.link} to={homeHref}>
            {shopName}
          </ShopLink>
          <span>{t.signNote}</span>
          <span>{footer.footerNote}</span>
        </p>
      </div>
      <p className={styles.word} lang="de" aria-hidden="true">
        {t.sign}
      </p>
    </footer>
  );
}
