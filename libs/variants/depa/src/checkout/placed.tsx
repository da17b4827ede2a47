import type { OrderCompletePageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, LinkButton, PageHeading } from '@shop/kit';
import { Caution, CheckoutSteps, PrepaymentBadge } from '@shop/parts';
import { words } from '../texts.ts';
import { Account } from './account.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PreparedGift } from './prepared-gift.tsx';
import styles from './placed.module.css';

interface PlacedProps {
  readonly page: OrderCompletePageProps;
  readonly order: NonNullable<OrderCompletePageProps['order']>;
}

const t = words.complete;

/** A letter of thanks: number and date, then a card for every recipient. */
export function Placed({ page, order }: PlacedProps) {
  const copy = useCopy(checkoutCopy).complete;
  const { status, instructions, caution, registerHref, historyHref, lookupHref, browseHref } = page;
  const isAccepted = status === 'accepted';
  return (
    <div className={styles.page}>
      <CheckoutSteps step="complete" links={{}} />
      <header className={styles.letter}>
        <p className={styles.crest}>{t.crest}</p>
        <PageHeading lead={isAccepted ? copy.acceptedText : copy.awaitingText}>
          {isAccepted ? copy.acceptedTitle : copy.awaitingTitle}
        </PageHeading>
        <p className={styles.confirmation}>{copy.mailed(order.email)}</p>
        <DefinitionList
          items={[
            { id: 'no', term: t.orderNo, description: <strong className={styles.figure}>{order.orderNo}</strong> },
            { id: 'at', term: t.orderedAt, description: <span className={styles.figure}>{order.orderedAt}</span> },
            {
              id: 'payment',
              term: t.payment,
              description: (
                <>
                  {order.paymentName} {order.prepayment?.state === 'paid' && <PrepaymentBadge state="paid" />}
                </>
              ),
            },
          ]}
        />
      </header>
      <Caution html={caution} />
      {instructions && <HowToPay instructions={instructions} />}
      <section className={styles.gifts} aria-labelledby="prepared">
        <h2 className={styles.title} id="prepared">
          {t.destinations}
        </h2>
        {order.destinations.map((destination) => (
          <PreparedGift key={destination.key} destination={destination} />
        ))}
      </section>
      <Account sums={order.sums} />
      <p className={styles.question}>{t.changes}</p>
      <div className={styles.ways}>
        {registerHref && <LinkButton to={registerHref}>{copy.register}</LinkButton>}
        {historyHref && <LinkButton to={historyHref}>{copy.history}</LinkButton>}
        {lookupHref && <LinkButton to={lookupHref}>{copy.lookup}</LinkButton>}
        <LinkButton to={browseHref} variant="primary">
          {copy.browse}
        </LinkButton>
      </div>
    </div>
  );
}
