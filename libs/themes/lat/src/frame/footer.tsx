import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import styles from './footer.module.css';

/** An olive wall below a row of arches; the name in its middle, the ways under it. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(footerCopy);
  return (
    <footer className={styles.footer}>
      <div className={styles.arches} aria-hidden="true" />
      <div className={styles.inner}>
        {kind === 'checkout' ? (
          <LinkList links={legal} className={styles.list} linkClassName={styles.link} />
        ) : (
          <>
            <p className={styles.shop}>
              <ShopLink className={styles.name} to={homeHref}>
                {shopName}
              </ShopLink>
              <span className={styles.note}>{t.footerNote}</span>
            </p>
            {groups.map((group) => (
              <LinkGroup
                key={group.title}
                group={group}
                titleClassName={styles.title}
                listClassName={styles.list}
                linkClassName={styles.link}
              />
            ))}
          </>
        )}
        <p className={styles.copyright}>
          <small>© {shopName}</small>
        </p>
      </div>
    </footer>
  );
}
