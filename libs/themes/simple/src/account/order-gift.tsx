import type { OrderGift as Gift } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, Button, DefinitionList, type BadgeProps } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import { ChangeNotice } from '../kinds/change-notice.tsx';
import styles from './order-actions.module.css';

const looks = {
  unpaid: { tone: 'warning', icon: 'clock' },
  waiting: { tone: 'warning', icon: 'clock' },
  registered: { tone: 'info', icon: 'check' },
  shipped: { tone: 'success', icon: 'truck' },
  expired: { tone: 'neutral', icon: 'no-entry' },
  cancelled: { tone: 'neutral', icon: 'no-entry' },
} as const satisfies Record<Gift['state'], Pick<BadgeProps, 'tone' | 'icon'>>;

/** The progress of a social gift, without the recipient's address (L-37). */
export function OrderGift({ state, receiver, message, until, registeredAt, link }: Gift) {
  const t = useCopy(orderCopy);
  const items = [
    { id: 'receiver', term: t.gift.receiver, description: t.parcels.to(receiver) },
    { id: 'until', term: t.gift.until, description: until ?? '' },
    { id: 'registered', term: t.gift.registeredAt, description: registeredAt ?? '' },
    { id: 'message', term: t.gift.message, description: message && <span className={styles.message}>{message}</span> },
  ].filter(({ description }) => Boolean(description));
  return (
    <Panel title={t.gift.title} aside={<Badge {...looks[state]}>{t.gift.states[state]}</Badge>}>
      <p>{t.gift.texts[state]}</p>
      <DefinitionList items={items} />
      {link && (
        <>
          <ChangeNotice message={link.message} />
          <p className={styles.quiet}>{t.gift.link.lead}</p>
          <Button busy={link.isBusy} onClick={link.onSend}>
            {t.gift.link.submit}
          </Button>
        </>
      )}
    </Panel>
  );
}
