import type { InvalidChannelLayoutProps } from '@shop/theming';
import styles from './standalone.module.css';

export default function InvalidChannelLayout({ text }: InvalidChannelLayoutProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.sentence}>{text}</h1>
    </main>
  );
}
