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
    /** Where to solve it; null if it is solved here or needs nothing. */
    readonly href: string | null;
    /** Called to undo what the alert reports. */
    readonly onUndo?: () => void;
  }[];
}

/** What the shopper must know before continuing, each with a link to where it is solved. */
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
