import { frameCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkIntentProvider, ShopLink } from '@shop/kit';
import type { LayoutProps } from '@shop/theming';
import styles from './layout.module.css';

/** Head, what the shop has to say in plain lines, the page, and foot. */
export default function Layout({ kind, header, footer, messages, sellingStopped, onLinkIntent, children }: LayoutProps) {
  const t = useCopy(frameCopy);
  const kit = useCopy(kitCopy);
  return (
    <LinkIntentProvider onIntent={onLinkIntent}>
      <div className={styles.layout} data-kind={kind}>
        <a className={styles.skip} href="#main">
          {t.skipToMain}
        </a>
        {header}
        <div className={styles.messages}>
          {sellingStopped && (
            <p>
              <strong>{t.sellingStopped}</strong>
            </p>
          )}
          {messages.length > 0 && (
            <section aria-label={t.shopMessages}>
              {messages.map(({ code, version, title, text, link, onDismiss }) => (
                <div key={code} className={styles.message} data-shop-message={code} data-version={version} suppressHydrationWarning>
                  <div className={styles.words}>
                    <strong>{title}</strong>
                    {text.split('\n').map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    {link && <ShopLink to={link.href}>{link.label}</ShopLink>}
                  </div>
                  <button className={styles.close} type="button" onClick={onDismiss}>
                    {kit.close}
                  </button>
                </div>
              ))}
            </section>
          )}
        </div>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </LinkIntentProvider>
  );
}
