import { useId, type ReactNode } from 'react';
import type { GiftPanelProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, LimitedArea, Notice, Spinner } from '@shop/kit';
import { WrappingChoice } from '@shop/parts';
import { words } from '../texts.ts';
import { NoshiDesk } from './noshi-desk.tsx';
import { SenderDesk } from './sender-desk.tsx';
import styles from './gift-panel.module.css';

const t = words.panel;

/** The counter's table for one destination: noshi with its picture, wrapping, card and sender, all in sight. */
export default function GiftPanel({ gift, destinationKey, person }: GiftPanelProps) {
  const copy = useCopy(checkoutCopy);
  const id = useId();
  const { noshi, wrapping, message, sender, reason, status } = gift;
  const isNothing = !noshi && !wrapping && !message && !sender;
  return (
    <section className={styles.table} aria-labelledby={id}>
      <header className={styles.head}>
        <Icon name="gift" />
        <h3 className={styles.title} id={id}>
          {t.title(person)}
        </h3>
        {status === 'saving' && <Spinner label={t.saving} />}
      </header>
      {reason && <Notice>{reason}</Notice>}
      {isNothing && !reason && <p>{copy.delivery.giftNone}</p>}
      {noshi && (
        <Desk title={t.noshi} lead={t.noshiLead}>
          <NoshiDesk entry={noshi} destinationKey={destinationKey} />
        </Desk>
      )}
      {wrapping && (
        <Desk title={t.wrapping} lead={wrapping.isRequired ? t.wrappingLead : null}>
          <WrappingChoice wrapping={wrapping} destinationKey={destinationKey} heading={t.wrapping} />
        </Desk>
      )}
      {message && (
        <Desk title={t.message} lead={null}>
          <LimitedArea
            label={t.message}
            labelHidden
            hint={t.messageHint(message.max)}
            most={message.max}
            value={message.value}
            onChange={(event) => message.onChange(event.target.value)}
            onBlur={message.onCommit}
          />
        </Desk>
      )}
      {sender && (
        <Desk title={t.sender} lead={null}>
          <SenderDesk sender={sender} destinationKey={destinationKey} />
        </Desk>
      )}
    </section>
  );
}

function Desk({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string | null;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.desk}>
      <div>
        <h4 className={styles.deskTitle}>{title}</h4>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
