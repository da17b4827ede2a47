import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, VisuallyHidden } from '@shop/kit';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import { openingCart } from './opening-cart.ts';

export interface CartButtonProps {
  readonly cart: {
    readonly href: string;
    /** The number of pieces in the cart; null until loaded. */
    readonly count: number | null;
    /** Opens the cart drawer; null if the link is followed instead. */
    readonly onOpen: (() => void) | null;
  };
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
}

/** A link to the cart, which opens the cart drawer after hydration. The space of the count is reserved. */
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
