import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import styles from './footer.module.css';

export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(footerCopy);
  const isCheckout = kind === 'checkout';
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!isCheckout && (
          <>
            <p className={styles.shop}>
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
        {isCheckout && <LinkList links={legal} className={styles.legal} linkClassName={styles.link} />}
        <p className={styles.copyright}>
          <small>© {shopName}</small>
        </p>
      </div>
    </footer>
  );
}
