import { cartDrawerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Illustration, illustrationOf, Notice, Price, QuantityStepper, ShopLink } from '@shop/kit';
import type { CartDrawerProps } from '@shop/theming';
import styles from './drawer-line.module.css';

interface DrawerLineProps extends Pick<CartDrawerProps, 'onQuantity' | 'onRemove'> {
  readonly line: CartDrawerProps['groups'][number]['lines'][number];
  readonly onLeave: () => void;
}

/** One product in the cart at the side. */
export function DrawerLine({ line, onQuantity, onRemove, onLeave }: DrawerLineProps) {
  const t = useCopy(cartDrawerCopy);
  return (
    <li className={styles.line}>
      <span className={styles.picture} data-tone={line.picture.tone}>
        <Illustration name={illustrationOf(line.picture.drawing)} alt="" />
      </span>
      <div className={styles.words}>
        <ShopLink className={styles.name} to={line.href} onClick={onLeave}>
          {line.name}
        </ShopLink>
        <Price yen={line.unitPrice} size="small" />
        {line.notice && <Notice tone="warning">{line.notice}</Notice>}
        <div className={styles.controls}>
          <QuantityStepper
            value={line.quantity}
            max={Math.max(line.maxQuantity, line.quantity)}
            label={t.quantityOf(line.name)}
            onChange={(quantity) => onQuantity(line.key, quantity)}
          />
          <IconButton icon="trash" label={t.removeLabel(line.name)} onClick={() => onRemove(line.key)} />
        </div>
      </div>
    </li>
  );
}
