import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import styles from './footer.module.css';

/** The shop's name as large as the page is wide; below it the links, in three collapsed groups. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(footerCopy);
  return (
    <footer className={styles.footer} data-kind={kind}>
      {kind === 'checkout' ? (
        <LinkList links={legal} className={styles.legal} linkClassName={styles.link} />
      ) : (
        <>
          <p className={styles.brand}>
            <ShopLink className={styles.name} to={homeHref}>
              {shopName}
            </ShopLink>
            <span className={styles.note}>{t.footerNote}</span>
          </p>
          <div className={styles.groups}>
            {groups.map((group) => (
              <LinkGroup
                key={group.title}
                group={group}
                className={styles.group}
                titleClassName={styles.title}
                listClassName={styles.list}
                linkClassName={styles.link}
              />
            ))}
          </div>
        </>
      )}
      <p className={styles.copyright}>
        <small>© {shopName}</small>
      </p>
    </footer>
  );
}
