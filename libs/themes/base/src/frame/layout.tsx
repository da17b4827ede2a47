import { frameCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageFrame, ShopLink, ShopMessages } from '@shop/kit';
import type { LayoutProps } from '@shop/theming';
import styles from './layout.module.css';

/** Header, the shop's messages as plain lines, the page, and footer. */
export default function Layout({ messages, sellingStopped, ...frame }: LayoutProps) {
  const t = useCopy(frameCopy);
  const kit = useCopy(kitCopy);
  const texts = (
    <>
      {sellingStopped && (
        <p>
          <strong>{t.sellingStopped}</strong>
        </p>
      )}
      <ShopMessages messages={messages} messageClassName={styles.message}>
        {({ title, link, onDismiss }, lines) => (
          <>
            <div className={styles.text}>
              <strong>{title}</strong>
              {lines}
              {link && <ShopLink to={link.href}>{link.label}</ShopLink>}
            </div>
            <button className={styles.close} type="button" onClick={onDismiss}>
              {kit.close}
            </button>
          </>
        )}
      </ShopMessages>
    </>
  );
  return <PageFrame {...frame} messages={texts} classes={styles} />;
}
