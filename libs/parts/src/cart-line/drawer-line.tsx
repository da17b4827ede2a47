import { cartDrawerCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { IconButton, Picture, type PictureProps, ShopLink, Notice, Price, QuantityStepper } from '@shop/kit';
import styles from './drawer-line.module.css';

export interface DrawerLineProps {
  readonly line: {
    readonly key: string;
    readonly name: string;
    readonly href: string;
    readonly picture: PictureProps['picture'] & { readonly tone: string };
    /** Integer yen including tax. */
    readonly unitPrice: number;
    readonly quantity: number;
    readonly maxQuantity: number;
    readonly notice: string | null;
  };
  readonly className: string | undefined;
  readonly pictureClassName: string | undefined;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
  /** Called when the shopper follows the link to the product. */
  readonly onLeave: () => void;
}

/** A product in the cart drawer. */
export function DrawerLine({ line, className, pictureClassName, onQuantity, onRemove, onLeave }: DrawerLineProps) {
  const t = useCopy(cartDrawerCopy);
  return (
    <li className={className}>
      <span className={pictureClassName} data-tone={line.picture.tone}>
        <Picture picture={line.picture} alt="" sizes="5.5rem" />
      </span>
      <div className={styles.text}>
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
          <IconButton icon="trash" data-removes label={t.removeLabel(line.name)} onClick={() => onRemove(line.key)} />
        </div>
      </div>
    </li>
  );
}
