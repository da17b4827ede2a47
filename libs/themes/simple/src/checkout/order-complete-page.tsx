import type { OrderCompletePageProps } from '@shop/theming';
import { checkoutCopy, orderCheckingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, DefinitionList, EmptyState, Illustration, LinkButton, Notice, PageHeading, Spinner } from '@shop/kit';
import { Caution, CheckoutSteps, PrepaymentBadge } from '@shop/parts';
import { OrderChecking } from './order-checking.tsx';
import { Panel } from './panel.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PlannedDestinations } from './planned-destinations.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import { Sums } from './sums.tsx';
import styles from './order-complete-page.module.css';

/** The order, or the truth about a payment that is not one yet. */
export default function OrderCompletePage(props: OrderCompletePageProps) {
  const isOrder = props.status === 'accepted' || props.status === 'awaiting_payment';
  return (
    <div className={styles.page}>
      {isOrder && <CheckoutSteps step="complete" links={{}} />}
      {isOrder && props.order ? (
        <Placed {...props} order={props.order} />
      ) : props.status === 'returned' && props.returned ? (
        <ReturnedOrder {...props} returned={props.returned} />
      ) : (
        <NotPlaced {...props} />
      )}
    </div>
  );
}

function Placed(props: OrderCompletePageProps & { readonly order: NonNullable<OrderCompletePageProps['order']> }) {
  const t = useCopy(checkoutCopy);
  const { status, order, instructions, registerHref, historyHref, lookupHref, browseHref, caution } = props;
  const isAccepted = status === 'accepted';
  return (
    <>
      <div className={styles.thanks}>
        <span className={styles.picture}>
          <Illustration name="order-thanks" alt="" priority />
        </span>
        <PageHeading lead={isAccepted ? t.complete.acceptedText : t.complete.awaitingText}>
          {isAccepted ? t.complete.acceptedTitle : t.complete.awaitingTitle}
        </PageHeading>
        <p>{t.complete.mailed(order.email)}</p>
      </div>
      <Caution html={caution} />
      {instructions && <PaymentInstructions instructions={instructions} />}
      {props.children}
      <Panel title={t.frame.orderTitle}>
        <DefinitionList
          items={[
            {
              id: 'no',
              term: t.complete.orderNo,
              description: <strong className={styles.number}>{order.orderNo}</strong>,
            },
            { id: 'at', term: t.complete.orderedAt, description: order.orderedAt },
            { id: 'payment', term: t.complete.payment, description: <PaymentName order={order} /> },
          ]}
        />
        <Sums sums={order.sums} />
      </Panel>
      <Panel title={t.complete.destinations}>
        <PlannedDestinations destinations={order.destinations} />
      </Panel>
      {registerHref && (
        <Panel title={t.complete.registerTitle} lead={t.complete.registerText} look="quiet">
          <LinkButton to={registerHref} variant="secondary" icon="person">
            {t.complete.register}
          </LinkButton>
        </Panel>
      )}
      <div className={styles.ways}>
        {historyHref && <LinkButton to={historyHref}>{t.complete.history}</LinkButton>}
        {lookupHref && <LinkButton to={lookupHref}>{t.complete.lookup}</LinkButton>}
        <LinkButton to={browseHref} variant="primary">
          {t.complete.browse}
        </LinkButton>
      </div>
    </>
  );
}

/** The payment method, and after payment in advance, that it was received; until then the instructions show it. */
function PaymentName({ order }: { readonly order: NonNullable<OrderCompletePageProps['order']> }) {
  return (
    <>
      {order.paymentName} {order.prepayment?.state === 'paid' && <PrepaymentBadge state="paid" />}
    </>
  );
}

function NotPlaced({
  status,
  failure,
  onResume,
  onChooseAgain,
  onRetry,
  lookupHref,
  browseHref,
  confirmHref,
  contact,
}: OrderCompletePageProps) {
  const t = useCopy(checkoutCopy);
  const checkingTexts = useCopy(orderCheckingCopy);
  if (status === 'confirming' || status === 'stalled') {
    return <OrderChecking isStalled={status === 'stalled'} contact={contact} headingLevel={1} onCheckAgain={onRetry} />;
  }
  if (status === 'checking') {
    return (
      <div className={styles.waiting}>
        <Spinner label={t.complete.checkingTitle} />
        <EmptyState title={t.complete.checkingTitle} headingLevel={1}>
          {t.complete.checkingText}
        </EmptyState>
      </div>
    );
  }
  const texts = {
    resume: [t.complete.resumeTitle, t.complete.resumeText],
    failed: [t.complete.failedTitle, t.complete.failedText],
    outage: [t.complete.outageTitle, t.complete.outageText],
    not_placed: [checkingTexts.notPlacedTitle, checkingTexts.notPlacedText],
    missing: [t.complete.missingTitle, t.complete.missingText],
    returned: [t.complete.missingTitle, t.complete.missingText],
    accepted: [t.complete.missingTitle, t.complete.missingText],
    awaiting_payment: [t.complete.missingTitle, t.complete.missingText],
  } as const;
  const [title, text] = texts[status];
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      actions={
        <div className={styles.ways}>
          {status === 'resume' && onResume && (
            <Button variant="primary" onClick={onResume}>
              {t.complete.resume}
            </Button>
          )}
          {onChooseAgain && (
            <Button variant={status === 'failed' ? 'primary' : 'secondary'} onClick={onChooseAgain}>
              {t.complete.chooseAgain}
            </Button>
          )}
          {status === 'outage' && (
            <Button variant="primary" onClick={onRetry}>
              {t.complete.retry}
            </Button>
          )}
          {status === 'not_placed' && (
            <LinkButton to={confirmHref} variant="primary">
              {checkingTexts.backToConfirm}
            </LinkButton>
          )}
          {status === 'missing' && lookupHref && <LinkButton to={lookupHref}>{t.complete.lookup}</LinkButton>}
          {status === 'missing' && <LinkButton to={browseHref}>{t.complete.browse}</LinkButton>}
        </div>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p>{text}</p>
    </EmptyState>
  );
}
