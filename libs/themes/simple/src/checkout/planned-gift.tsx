import type { PlannedDestination } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '@shop/kit';
import { NoshiSheet } from './noshi-sheet.tsx';
import { NoshiSummary } from './noshi-summary.tsx';
import styles from './planned-gift.module.css';

/** The gift options of a destination, line by line, and a preview of the noshi. */
export default function PlannedGift({ destination }: { readonly destination: PlannedDestination }) {
  const t = useCopy(checkoutCopy);
  const { sender, noshi, wrapping, message } = destination;
  const lines = [
    { id: 'sender', line: sender && t.confirm.sender(sender.name) },
    { id: 'noshi', line: noshi && <NoshiSummary noshi={noshi} /> },
    { id: 'wrapping', line: wrapping && t.confirm.wrapping(wrapping) },
    { id: 'message', line: message && t.confirm.message(message) },
  ].filter(({ line }) => line);
  return (
    <>
      <ul className={styles.gift}>
        {lines.map(({ id, line }) => (
          <li key={id}>
            <Icon name="gift" />
            {line}
          </li>
        ))}
      </ul>
      {noshi && <NoshiSheet noshi={noshi} label={destination.label} person={destination.name} />}
    </>
  );
}
