import type { NoticeTone } from '@shop/theming';
import type { ReactNode } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Called when the notice is dismissed; without it there is no button. */
  readonly onDismiss?: () => void;
  /** Whether screen readers announce it when it appears after the page has loaded. */
  readonly live?: boolean;
}

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** A message in the page. Its tone is shown by icon and hidden text, not only by colour. */
export function Notice({ tone = 'info', title, children, onDismiss, live }: NoticeProps) {
  const t = useCopy(kitCopy);
  return (
    <div className={styles.notice} data-tone={tone} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={icons[tone]} />
      <div className={styles.text}>
        <VisuallyHidden>{t.notice[tone]}:</VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={t.close} onClick={onDismiss} />}
    </div>
  );
}
