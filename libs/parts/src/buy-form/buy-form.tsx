import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { QuantityStepper } from '@shop/kit';
import { BuyButton, type BuyButtonProps } from './buy-button.tsx';
import { BuyStatus, type BuyStatusProps } from './buy-status.tsx';
import { useWanted } from './use-wanted.ts';
import styles from './buy-form.module.css';

export interface BuyFormProps extends Omit<BuyStatusProps, 'full'> {
  readonly add: BuyButtonProps['add'] & BuyStatusProps['add'];
  /** The most pieces that can be added now. */
  readonly maxQuantity: number;
  /** `row`: the button next to the quantity if there is room. `stack`: below it, for narrow columns. */
  readonly layout?: 'row' | 'stack';
}

/** The quantity and the buy button. */
export function BuyForm({
  purchaseLimit,
  maxQuantity,
  inCart,
  favourite,
  add,
  cartHref,
  layout = 'row',
}: BuyFormProps) {
  const t = useCopy(productCopy);
  const wanted = useWanted(maxQuantity);
  return (
    <div className={styles.form}>
      <div className={styles.order} data-layout={layout}>
        <QuantityStepper
          value={wanted.quantity}
          onChange={wanted.want}
          max={wanted.most}
          label={t.quantity}
          disabled={wanted.full}
          form={wanted.form}
        />
        <BuyButton add={add} wanted={wanted} />
      </div>
      <BuyStatus
        purchaseLimit={purchaseLimit}
        inCart={inCart}
        favourite={favourite}
        full={wanted.full}
        add={add}
        cartHref={cartHref}
      />
    </div>
  );
}
