import { footerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink } from '@shop/kit';
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
              {groups.map(({ title, links }) => (
                <section key={title} className={styles.group}>
                  <h2 className={styles.title}>{title}</h2>
                  <ul className={styles.list}>
                    {links.map(({ href, label }) => (
                      <li key={href}>
                        <ShopLink className={styles.link} to={href}>
                          {label}
                        </ShopLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        )}
        {isCheckout && (
          <ul className={styles.legal}>
            {legal.map(({ href, label }) => (
              <li key={href}>
                <ShopLink className={styles.link} to={href}>
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.copyright}>
          <small>© {shopName}</small>
        </p>
      </div>
    </footer>
  );
}
