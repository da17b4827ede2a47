import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState } from '@shop/kit';
import type { MaintenanceLayoutProps } from '@shop/theming';
import styles from './standalone.module.css';

export default function MaintenanceLayout({ title, message, retryHref }: MaintenanceLayoutProps) {
  const t = useCopy(frameCopy);
  return (
    <main className={styles.page}>
      <EmptyState
        illustration="maintenance"
        headingLevel={1}
        title={title}
        actions={
          // A whole document, not a navigation: the shop may be open again.
          <a className={styles.link} href={retryHref}>
            {t.retry}
          </a>
        }
      >
        {message.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </EmptyState>
    </main>
  );
}
