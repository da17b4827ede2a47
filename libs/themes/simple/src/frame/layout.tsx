import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkIntentProvider, Notice, TextLink } from '@shop/kit';
import type { LayoutProps } from '@shop/theming';
import styles from './layout.module.css';

export default function Layout({ kind, header, footer, messages, sellingStopped, onLinkIntent, children }: LayoutProps) {
  const t = useCopy(frameCopy);
  return (
    <LinkIntentProvider onIntent={onLinkIntent}>
      <div className={styles.layout} data-kind={kind}>
        <a className={styles.skip} href="#main">
          {t.skipToMain}
        </a>
        {header}
        <div className={styles.messages}>
          {sellingStopped && <Notice tone="warning">{t.sellingStopped}</Notice>}
          {messages.length > 0 && (
            <section aria-label={t.shopMessages} className={styles.shop}>
              {messages.map(({ code, version, title, text, link, onDismiss }) => (
                <div key={code} data-shop-message={code} data-version={version} suppressHydrationWarning>
                  <Notice title={title} onDismiss={onDismiss}>
                    {text.split('\n').map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    {link && <TextLink to={link.href}>{link.label}</TextLink>}
                  </Notice>
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
