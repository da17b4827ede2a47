import { checkoutCopy, extrasCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Icon, Notice, Picture, Price, QuantityStepper, Spinner } from '@shop/kit';
import type { ChosenExtra, LineExtrasProps, OfferedExtra } from '@shop/theming';
import styles from './line-extras.module.css';

/**
 * Options of a cart line: sets, boxes, bags and tools (chosen ones are shown, the others collapsed), and saving for
 * later.
 */
export default function LineExtras({ productName, sets, chosen, offers, status, error, onPostpone }: LineExtrasProps) {
  const t = useCopy(extrasCopy);
  return (
    <div className={styles.extras} aria-busy={status === 'sending'}>
      {sets.map(({ key, name, quantity, onRemove }) => (
        <p className={styles.set} key={key}>
          <span className={styles.text}>{t.setOf(name, quantity)}</span>
          <Button
            size="small"
            variant="quiet"
            data-removes=""
            aria-label={t.removeSetOf(name)}
            disabled={status === 'sending'}
            onClick={onRemove}
          >
            {t.removeSet}
          </Button>
        </p>
      ))}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t.chosenOf(productName)}>
          {chosen.map((extra) => (
            <Chosen {...extra} key={extra.key} />
          ))}
        </ul>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
      {offers.length > 0 && (
        <details>
          <summary className={styles.open}>
            {t.offer}
            <Icon name="arrow-down" />
          </summary>
          <ul className={styles.offers} aria-label={t.offerOf(productName)}>
            {offers.map((extra) => (
              <Offer {...extra} key={extra.key} isBusy={status === 'sending'} />
            ))}
          </ul>
        </details>
      )}
      {onPostpone && (
        <p>
          <Button
            size="small"
            variant="quiet"
            aria-label={t.deferredOf(productName)}
            disabled={status === 'sending'}
            onClick={onPostpone}
          >
            {t.save}
          </Button>
        </p>
      )}
      <p role="status">{status === 'sending' && <Spinner label={t.sending} />}</p>
    </div>
  );
}

function Chosen({
  name,
  unitLabel,
  unitPrice,
  quantity,
  maxQuantity,
  amount,
  reducedTax,
  onQuantity,
  onRemove,
}: ChosenExtra) {
  const t = useCopy(extrasCopy);
  const cart = useCopy(checkoutCopy).cart;
  return (
    <li className={styles.line}>
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <small>
          {unitLabel} <Price yen={unitPrice} size="small" />
          {reducedTax && cart.reducedTax}
        </small>
      </p>
      <div className={styles.controls}>
        <QuantityStepper
          value={quantity}
          max={Math.max(maxQuantity, quantity)}
          label={t.quantityOf(name)}
          onChange={onQuantity}
        />
        <Button size="small" variant="quiet" aria-label={t.removeOf(name)} onClick={onRemove}>
          {t.remove}
        </Button>
        <Price yen={amount} taxNote={false} />
      </div>
    </li>
  );
}

function Offer({
  name,
  lead,
  unitLabel,
  unitPrice,
  picture,
  mostPerPiece,
  reason,
  onAdd,
  isBusy,
}: OfferedExtra & { readonly isBusy: boolean }) {
  const t = useCopy(extrasCopy);
  return (
    <li className={styles.offer}>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" sizes="4rem" />
      </span>
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <small>
          {unitLabel} <Price yen={unitPrice} size="small" />
        </small>
        {lead && <small>{lead}</small>}
        <small>{reason ?? t.most(mostPerPiece)}</small>
      </p>
      {reason === null && (
        <Button size="small" aria-label={t.addOf(name)} onClick={onAdd} disabled={isBusy}>
          {t.add}
        </Button>
      )}
    </li>
  );
}
