import type { GiftEntry } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, RadioGroup } from '@shop/kit';
import { AddressBlock } from './address-block.tsx';
import styles from './sender-choice.module.css';

interface SenderChoiceProps {
  readonly sender: NonNullable<GiftEntry['sender']>;
  readonly destinationKey: string;
}

/** ご依頼主: the orderer, or another name on the shipping label (G-05). */
export function SenderChoice({ sender, destinationKey }: SenderChoiceProps) {
  const t = useCopy(checkoutCopy);
  const isOther = sender.value !== null || sender.isEditing;
  return (
    <div className={styles.sender}>
      <RadioGroup
        legend={t.delivery.sender.legend}
        hint={t.delivery.sender.hint}
        name={`sender-${destinationKey}`}
        value={isOther ? 'other' : 'orderer'}
        onChange={(value) => (value === 'other' ? sender.onEdit() : sender.onUseOrderer())}
        options={[
          { value: 'orderer', label: t.delivery.sender.orderer(sender.ordererName) },
          { value: 'other', label: t.delivery.sender.other },
        ]}
      />
      {sender.isEditing && sender.form}
      {sender.value && !sender.isEditing && (
        <div className={styles.known}>
          <AddressBlock address={sender.value} />
          <Button size="small" onClick={sender.onEdit}>
            {t.delivery.sender.change}
          </Button>
        </div>
      )}
    </div>
  );
}
