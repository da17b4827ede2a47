import type { ShippingDetailPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LinkButton, Notice } from '@shop/kit';
import { DestinationPanel } from './destination-panel.tsx';
import { Matrix } from './matrix.tsx';
import { Panel } from './panel.tsx';
import { StepActions } from './step-actions.tsx';
import styles from './shipping-detail-page.module.css';

/** Products, days and gift options of each destination. */
export default function ShippingDetailPage({
  matrix,
  giftDay,
  destinations,
  onCopyDates,
  addHref,
  next,
  backHref,
}: ShippingDetailPageProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.page}>
      {giftDay && (
        <Notice live tone={giftDay.tone} onDismiss={giftDay.onDismiss}>
          {giftDay.text}
        </Notice>
      )}
      {matrix && (
        <Panel title={t.delivery.matrixTitle} lead={t.delivery.matrixHint} look="wide">
          <Matrix matrix={matrix} />
        </Panel>
      )}
      {destinations.map((destination, index) => (
        <div key={destination.key} className={styles.destination}>
          <DestinationPanel destination={destination} />
          {index === 0 && onCopyDates && (
            <div className={styles.copy}>
              <Button icon="calendar" onClick={onCopyDates}>
                {destinations.length > 1 ? t.delivery.copyDates : t.delivery.copyDatesParcels}
              </Button>
              <p className={styles.note}>{t.delivery.copyHint}</p>
            </div>
          )}
        </div>
      ))}
      {addHref && (
        <LinkButton to={addHref} icon="plus">
          {t.delivery.add}
        </LinkButton>
      )}
      <p className={styles.note}>{t.delivery.noPrice}</p>
      <StepActions next={next} label={t.delivery.next} backHref={backHref} />
    </div>
  );
}
