import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList, ShopLink } from '@shop/kit';
import { Brand, type FooterProps } from '@shop/theming';
import styles from './footer.module.css';

/** The colophon (奥付): on wide screens it is set in vertical lines, as at the end of a book. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(footerCopy);
  return (
    <footer className={styles.colophon} data-kind={kind}>
      {kind === 'checkout' ? (
        <LinkList links={legal} className={styles.list} linkClassName={styles.link} />
      ) : (
        <div className={styles.sheet}>
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
              className={styles.group}
              titleClassName={styles.title}
              listClassName={styles.list}
              linkClassName={styles.link}
            />
          ))}
        </div>
      )}
      <p className={styles.copyright}>
        <Brand shopName={shopName} homeHref={homeHref} place="foot" />
        <small>© {shopName}</small>
      </p>
    </footer>
  );
}
