import type { NoticeTone } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '../link/text-link.tsx';
import { Notice } from '../notice/notice.tsx';
import { UndoButton } from '../undo-button/undo-button.tsx';
import styles from './alerts.module.css';

export interface AlertsProps {
  readonly alerts: readonly {
    readonly id: string;
    readonly tone: NoticeTone;
    readonly text: string;
    /** Where it is solved; null when it is solved here or needs nothing. */
    readonly href: string | null;
    /** Takes back what the alert tells of. */
    readonly onUndo?: () => void;
  }[];
}

/** What the shopper must know before going on, each with the way to where it is mended. */
export function Alerts({ alerts }: AlertsProps) {
  const t = useCopy(checkoutCopy);
  if (alerts.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {alerts.map((alert) => (
        <Notice key={alert.id} tone={alert.tone} live>
          {alert.text}
          {alert.onUndo && (
            <>
              {' '}
              <UndoButton onUndo={alert.onUndo} />
            </>
          )}
          {alert.href && (
            <>
              {' '}
              <TextLink to={alert.href}>{t.frame.review}</TextLink>
            </>
          )}
        </Notice>
      ))}
    </div>
  );
}
