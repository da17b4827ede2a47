import type { GiftPanelProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LimitedArea, Spinner } from '@shop/kit';
import { WrappingChoice } from '@shop/parts';
import { NoshiEditor } from './noshi-editor.tsx';
import { SenderChoice } from './sender-choice.tsx';
import styles from './gift-panel.module.css';

/** Noshi, wrapping, card and sender of one destination; nothing is chosen beforehand (L-04). */
export default function GiftPanel({ gift, destinationKey }: GiftPanelProps) {
  const t = useCopy(checkoutCopy);
  const isUsed = gift.noshi?.value || gift.wrapping?.value || gift.message?.value || gift.sender?.value;
  if (!gift.noshi && !gift.wrapping && !gift.message && !gift.sender) {
    return <p className={styles.note}>{gift.reason ?? t.delivery.giftNone}</p>;
  }
  return (
    <details className={styles.gift} open={isUsed || gift.wrapping?.isRequired ? true : undefined}>
      <summary className={styles.summary}>
        <Icon name="gift" />
        {t.delivery.gift}
        {gift.status === 'saving' && <Spinner label={t.frame.saving} />}
        <Icon name="arrow-down" />
      </summary>
      <div className={styles.body}>
        {gift.reason && <p className={styles.note}>{gift.reason}</p>}
        {gift.noshi && <NoshiEditor entry={gift.noshi} destinationKey={destinationKey} />}
        {gift.wrapping && <WrappingChoice wrapping={gift.wrapping} destinationKey={destinationKey} />}
        {gift.message && (
          <LimitedArea
            label={t.delivery.message.label}
            hint={t.delivery.message.hint(gift.message.max)}
            most={gift.message.max}
            value={gift.message.value}
            onChange={(event) => gift.message?.onChange(event.target.value)}
            onBlur={gift.message.onCommit}
          />
        )}
        {gift.sender && <SenderChoice sender={gift.sender} destinationKey={destinationKey} />}
      </div>
    </details>
  );
}
