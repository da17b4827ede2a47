import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Price } from '@shop/kit';
import type { BuyBarProps } from '@shop/theming';
import styles from './buy-bar.module.css';

/** 64 px at the bottom of a phone: the price and the button. Not focusable while it is hidden. */
export default function BuyBar({ name, price, isShown, onBuy }: BuyBarProps) {
  const t = useCopy(goodsCopy);
  return (
    <div className={styles.bar} data-shown={isShown || undefined} inert={!isShown}>
      <Price yen={price} />
      <Button variant="primary" icon="basket" aria-label={t.addLabel(name)} onClick={onBuy}>
        {t.addToCart}
      </Button>
    </div>
  );
}
