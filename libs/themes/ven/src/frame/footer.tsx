import { useCopy } from '@shop/copy/react';
import { LinkGroup, LinkList } from '@shop/kit';
import { Brand, type FooterProps } from '@shop/theming';
import { venCopy } from '../copy/ven.ts';
import styles from './footer.module.css';

/** The footer with ripples as decoration, the shop's name, and centred lines of links. */
export default function Footer({ kind, shopName, homeHref, groups, legal }: FooterProps) {
  const t = useCopy(venCopy);
  return (
    <footer className={styles.footer}>
      <svg className={styles.ripples} fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden="true">
        <pattern id="ripples" width="240" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 6q14.5-3 29 0t29 0m26 0q16.5-3 33 0t33 0m26 0q16-3 32 0t32 0M20 14q6-3 12 0t12 0m26 0q14.5-3 29 0t29 0m32 0q7.5-3 15 0t15 0m16 0q6.5-3 13 0t13 0M0 22q6.5-3 13 0t13 0m26 0q11-3 22 0t22 0m22 0q14.5-3 29 0t29 0m28 0q9-3 18 0t18 0" />
        </pattern>
        <rect width="100%" height="28" stroke="none" fill="url(#ripples)" />
      </svg>
      <div className={styles.inner}>
        {kind !== 'checkout' && (
          <>
            <Brand shopName={shopName} homeHref={homeHref} place="foot" />
            <p className={styles.tagline}>{t.tagline}</p>
            {groups.map((group) => (
              <LinkGroup
                key={group.title}
                group={group}

                titleClassName={styles.title}
                listClassName={styles.links}
                linkClassName={styles.link}
              />
            ))}
          </>
        )}
        {kind === 'checkout' && <LinkList links={legal} className={styles.links} linkClassName={styles.link} />}
        <small className={styles.copyright}>© {shopName}</small>
      </div>
    </footer>
  );
}
