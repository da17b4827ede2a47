import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, VisuallyHidden } from '@shop/kit';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import { openingCart } from './opening-cart.ts';

export interface CartButtonProps {
  readonly cart: {
    readonly href: string;
    /** Pieces in the cart; null until it is known. */
    readonly count: number | null;
    /** Opens the cart at the side; null when the link itself is followed. */
    readonly onOpen: (() => void) | null;
  };
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
}

/** The way to the cart: a link, which opens the cart at the side as soon as scripts run. The place of the count is kept. */
export function CartButton({ cart: { href, count, onOpen }, className, labelClassName }: CartButtonProps) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink
      className={className}
      to={href}
      aria-haspopup={onOpen ? 'dialog' : undefined}
      onClick={openingCart(onOpen)}
    >
      <CountedIcon name="basket" count={count} />
      <span className={labelClassName} aria-hidden="true">
        {t.cart}
      </span>
      <VisuallyHidden>{count === null ? t.cart : t.cartWithCount(count)}</VisuallyHidden>
    </ShopLink>
  );
}
