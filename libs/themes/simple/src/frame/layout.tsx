import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import type { LayoutProps } from '@shop/theming';
import styles from './layout.module.css';

export default function Layout({ kind, header, footer, messages, sellingStopped, children }: LayoutProps) {
  const t = useCopy(frameCopy);
  return (
    <div className={styles.layout} data-kind={kind}>
      <a className={styles.skip} href="#main">
        {t.skipToMain}
      </a>
      {header}
      <div className={styles.messages}>
        {sellingStopped && <Notice tone="warning">{t.sellingStopped}</Notice>}
        {messages.length > 0 && (
          <section aria-label={t.shopMessages} className={styles.shop}>
            {messages.map(({ code, version, title, text, onDismiss }) => (
              <div key={code} data-shop-message={code} data-version={version} suppressHydrationWarning>
                <Notice title={title} onDismiss={onDismiss}>
                  {text.split('\n').map((line) => (
                    <p key={line}>{line}</p>
                  ))}
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
  );
}
