import type { GiftEntry } from '@shop/theming';
import { Button, RadioGroup } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './sender-desk.module.css';

interface SenderDeskProps {
  readonly sender: NonNullable<GiftEntry['sender']>;
  readonly destinationKey: string;
}

const t = words.panel;

/** Between the parts of a name, which stay together. */
const noBreak = '\u00a0';

/** The sender of the gift (G-05). */
export function SenderDesk({ sender, destinationKey }: SenderDeskProps) {
  const isOther = sender.value !== null || sender.isEditing;
  return (
    <div className={styles.sender}>
      <RadioGroup
        legend={t.sender}
        legendHidden
        name={`sender-${destinationKey}`}
        value={isOther ? 'other' : 'orderer'}
        onChange={(value) => (value === 'other' ? sender.onEdit() : sender.onUseOrderer())}
        options={[
          { value: 'orderer', label: t.ordererSender(sender.ordererName.replaceAll(' ', noBreak)) },
          { value: 'other', label: t.otherSender },
        ]}
      />
      {sender.isEditing && sender.form}
      {sender.value && !sender.isEditing && (
        <div className={styles.known}>
          <p>
            {sender.value.company && <span>{sender.value.company} </span>}
            <strong>{words.complete.to(sender.value.name)}</strong>
            <br />
            {sender.value.address}
          </p>
          <Button size="small" onClick={sender.onEdit}>
            {t.changeSender}
          </Button>
        </div>
      )}
    </div>
  );
}
