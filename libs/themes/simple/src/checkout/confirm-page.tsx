import type { ConfirmPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Checkbox, DefinitionList, Notice, TextLink } from '@shop/kit';
import { Caution } from '@shop/parts';
import { AddressBlock } from './address-block.tsx';
import { ConfirmSection } from './confirm-section.tsx';
import { OrderChecking } from './order-checking.tsx';
import { OrderButton } from './order-button.tsx';
import { PlannedDestinations } from './planned-destinations.tsx';
import { PricedPieces } from './priced-pieces.tsx';
import { Sums } from './sums.tsx';
import styles from './confirm-page.module.css';

/** The six items of the law on one screen before the button (L-02), each with the way back to its step. */
export default function ConfirmPage(props: ConfirmPageProps) {
  const t = useCopy(checkoutCopy);
  const { pieces, destinations, sums, orderer, payment, period, terms, edit, changes, cautions, order } = props;
  if (order.status === 'confirming' || order.status === 'stalled') {
    return (
      <OrderChecking
        isPlacing
        isStalled={order.status === 'stalled'}
        contact={order.contact}
        headingLevel={2}
        onCheckAgain={order.onCheckAgain}
      />
    );
  }
  return (
    <div className={styles.page}>
      <Caution html={cautions.before} />
      {changes.length > 0 && (
        <div className={styles.changes}>
          <Notice tone="warning" title={t.confirm.changesTitle} live>
            <ul>
              {changes.map((change) => (
                <li key={change.id}>{change.text}</li>
              ))}
            </ul>
          </Notice>
          <Checkbox
            look="card"
            label={t.confirm.agree}
            checked={props.isAgreed}
            onChange={(event) => props.onAgree(event.target.checked)}
          />
        </div>
      )}
      {props.children}
      <ConfirmSection title={t.confirm.quantity} editHref={edit.cart}>
        <PricedPieces pieces={pieces} />
      </ConfirmSection>
      <ConfirmSection title={t.confirm.delivery} editHref={edit.delivery}>
        <PlannedDestinations destinations={destinations} />
      </ConfirmSection>
      <ConfirmSection title={t.confirm.price}>
        <div id="order-price">
          <Sums sums={sums} />
        </div>
      </ConfirmSection>
      <ConfirmSection title={t.confirm.payment} editHref={edit.payment}>
        <p className={styles.strong}>
          {payment.name}
          {payment.detail && <span> {payment.detail}</span>}
        </p>
        <p>{payment.timing}</p>
      </ConfirmSection>
      <ConfirmSection title={t.confirm.orderer} editHref={edit.shipping}>
        <AddressBlock address={orderer} />
        <p>{orderer.email}</p>
      </ConfirmSection>
      <Extras {...props} />
      <ConfirmSection title={t.confirm.period}>
        <p>{period}</p>
      </ConfirmSection>
      <ConfirmSection title={t.confirm.terms}>
        <div className={styles.terms}>
          <DefinitionList
            items={[
              { id: 'cancel', term: t.confirm.cancel, description: terms.cancel },
              { id: 'returns', term: t.confirm.returns, description: terms.returns },
              { id: 'contact', term: t.confirm.contact, description: `${terms.seller} ${terms.contact}` },
            ]}
          />
        </div>
        <TextLink to={terms.lawHref} target="_blank" standalone>
          {t.confirm.law}
        </TextLink>
      </ConfirmSection>
      <Caution html={cautions.after} />
      <OrderButton order={order} status={order.status} total={sums.total} />
    </div>
  );
}

function Extras({ receipt, orderNote, others, edit }: ConfirmPageProps) {
  const t = useCopy(checkoutCopy);
  if (!receipt.addressee && !receipt.note && !orderNote && others.length === 0) return null;
  return (
    <ConfirmSection title={t.confirm.extras} editHref={edit.payment}>
      {others.length > 0 && (
        <DefinitionList
          items={others.map(({ name, label, value }) => ({ id: name, term: label, description: value }))}
        />
      )}
      {receipt.addressee && <p>{t.confirm.receiptTo(receipt.addressee)}</p>}
      {receipt.note && <p>{t.confirm.receiptFor(receipt.note)}</p>}
      {orderNote && <p className={styles.note}>{orderNote}</p>}
    </ConfirmSection>
  );
}
