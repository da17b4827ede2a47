import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, ShopLink, VisuallyHidden } from '@shop/kit';
import type { CartLink } from '@shop/theming';
import styles from './cart-button.module.css';

interface CartButtonProps {
  readonly cart: CartLink;
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
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <span className={styles.icon}>
        <Icon name="basket" />
        <span className={styles.count} data-known={count ? true : undefined} aria-hidden="true">
          {count ? t.cartCount(count) : ''}
        </span>
      </span>
      <span className={labelClassName} aria-hidden="true">
        {t.cart}
      </span>
      <VisuallyHidden>{count === null ? t.cart : t.cartWithCount(count)}</VisuallyHidden>
    </ShopLink>
  );
}
