import type { CheckoutAlert } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, TextLink } from '@shop/kit';
import styles from './alerts.module.css';

/** What the shopper must know before going on, each with the way to where it is mended. */
export function Alerts({ alerts }: { alerts: readonly CheckoutAlert[] }) {
  const t = useCopy(checkoutCopy);
  if (alerts.length === 0) return null;
  return (
    <div className={styles.alerts}>
      {alerts.map((alert) => (
        <Notice key={alert.id} tone={alert.tone} live>
          {alert.text}
          {alert.href && (
            <>
              {' '}
              <TextLink to={alert.href}>{t.frame.mend}</TextLink>
            </>
          )}
        </Notice>
      ))}
    </div>
  );
}
