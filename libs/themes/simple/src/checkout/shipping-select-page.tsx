import type { ShippingSelectPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, RadioGroup, TextLink } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import { Receiver } from './receiver.tsx';
import { AddressBook } from './address-book.tsx';
import { Destinations } from './destinations.tsx';
import { Panel } from './panel.tsx';
import { StepActions } from './step-actions.tsx';
import styles from './shipping-select-page.module.css';

/** The orderer and the destinations. */
export default function ShippingSelectPage(props: ShippingSelectPageProps) {
  const t = useCopy(checkoutCopy);
  const { isMember, loginHref, orderer, target, onTarget, canGiveUnknown, receiver, allowMultiple, next, backHref } =
    props;
  const step = (
    <div className={styles.page}>
      <Panel
        title={t.shipping.ordererTitle}
        lead={t.shipping.ordererLead}
        aside={
          orderer.form === null ? (
            <Button size="small" icon="pencil" onClick={orderer.onEdit}>
              {t.shipping.change}
            </Button>
          ) : undefined
        }
      >
        {!isMember && (
          <p className={styles.note}>
            {t.shipping.guestNote} <TextLink to={loginHref}>{t.shipping.login}</TextLink>
          </p>
        )}
        {orderer.known && orderer.form === null && (
          <div>
            <AddressBlock address={orderer.known} />
            <p className={styles.email}>{orderer.known.email}</p>
          </div>
        )}
        {orderer.form?.fields}
      </Panel>
      <Panel title={t.shipping.targetTitle}>
        <RadioGroup
          legend={t.shipping.targetTitle}
          legendHidden
          name="target"
          look="card"
          value={target}
          onChange={(value) => onTarget(value === 'other' || value === 'receiver' ? value : 'orderer')}
          options={[
            { value: 'orderer', label: t.shipping.targetOrderer },
            { value: 'other', label: allowMultiple ? t.shipping.targetOther : t.shipping.targetOtherSingle },
            ...(canGiveUnknown ? [{ value: 'receiver', label: t.shipping.targetReceiver }] : []),
          ]}
        />
        {target === 'other' && <AddressBook {...props} />}
        {target === 'other' && <Destinations {...props} />}
        {target === 'receiver' && <Receiver receiver={receiver} />}
      </Panel>
      <StepActions
        next={next}
        label={target === 'receiver' && receiver === null ? t.shipping.nextReceiver : t.shipping.next}
        backHref={backHref}
        submit={orderer.form?.submit}
      />
    </div>
  );
  return orderer.form ? orderer.form.wrap(step) : step;
}
