import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import styles from './footer.module.css';

/** Links in groups, each with its heading in the margin. During checkout only the legally required ones. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(footerCopy);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {kind === 'checkout' ? (
          <LinkList links={legal} className={styles.links} linkClassName={styles.link} />
        ) : (
          groups.map((group) => (
            <LinkGroup
              key={group.title}
              group={group}
              className={styles.group}
              titleClassName={styles.title}
              listClassName={styles.links}
              linkClassName={styles.link}
            />
          ))
        )}
        <p className={styles.end}>
          <ShopLink className={styles.link} to={homeHref}>
            {shopName}
          </ShopLink>
          <span>{t.footerNote}</span>
        </p>
      </div>
    </footer>
  );
}
