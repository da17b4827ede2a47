import { useEarlyChoice } from '@shop/kit';
import type { DeliveryPromiseProps } from '@shop/theming';
import styles from './delivery-promise.module.css';

/**
 * The order deadline, the delivery day, the prefecture and the fee: inline, so that it fits a list, a table and a card.
 */
export default function DeliveryPromise({ orderBy, day, fees, free, prefecture, choice }: DeliveryPromiseProps) {
  const list = useEarlyChoice(choice ? prefecture : undefined);
  return (
    <span className={styles.promise}>
      <span className={styles.text} role="status">
        {orderBy && <span className={styles.piece}>{orderBy}</span>} <strong className={styles.piece}>{day}</strong>
      </span>
      <span className={styles.place}>
        {choice ? (
          <select
            ref={list}
            className={styles.select}
            aria-label={choice.label}
            value={prefecture}
            onChange={({ target }) => choice.onChoose(target.value)}
          >
            {choice.prefectures.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : (
          <span className={styles.select}>{prefecture}</span>
        )}
        <small className={styles.piece}>{fees}</small>
        {free && <small className={styles.piece}>{free}</small>}
      </span>
    </span>
  );
}
