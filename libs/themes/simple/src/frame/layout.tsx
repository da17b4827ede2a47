import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, PageFrame, ShopMessages, TextLink } from '@shop/kit';
import type { LayoutProps } from '@shop/theming';
import styles from './layout.module.css';

export default function Layout({ messages, sellingStopped, ...frame }: LayoutProps) {
  const t = useCopy(frameCopy);
  const texts = (
    <>
      {sellingStopped && <Notice tone="warning">{t.sellingStopped}</Notice>}
      <ShopMessages messages={messages} className={styles.shop}>
        {({ title, link, onDismiss }, lines) => (
          <Notice title={title} onDismiss={onDismiss}>
            {lines}
            {link && <TextLink to={link.href}>{link.label}</TextLink>}
          </Notice>
        )}
      </ShopMessages>
    </>
  );
  return <PageFrame {...frame} messages={texts} classes={styles} />;
}
