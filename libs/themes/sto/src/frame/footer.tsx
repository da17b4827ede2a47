import { useCopy } from '@shop/copy/react';
import { LinkList, ShopLink } from '@shop/kit';
import type { FooterProps } from '@shop/theming';
import { stoFooterCopy } from '../copy/sto-footer.ts';
import styles from './footer.module.css';

/** The last rows of the ledger: a heading and its links on one line each. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(stoFooterCopy);
  const rows = kind === 'checkout' ? [{ title: null, links: legal }] : groups;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {rows.map(({ title, links }) => (
          <section key={title} className={styles.row}>
            {title && <h2 className={styles.title}>{title}</h2>}
            <LinkList links={links} className={styles.links} linkClassName={styles.link} />
          </section>
        ))}
        <p className={styles.end}>
          <ShopLink className={styles.link} to={homeHref}>
            {shopName}
          </ShopLink>
          <span>{t.line}</span>
          <small>© {shopName}</small>
        </p>
      </div>
    </footer>
  );
}
