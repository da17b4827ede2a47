import { AccountLink, type AccountLinkProps } from '../account-link/account-link.tsx';
import { CartButton, type CartButtonProps } from '../cart-button/cart-button.tsx';
import styles from './header-actions.module.css';

export interface HeaderActionsProps {
  readonly account: AccountLinkProps['account'];
  readonly cart: CartButtonProps['cart'];
  /**
   * The smallest screens that show labels next to the icons, by default tablets; on smaller ones labels are for screen
   * readers only.
   */
  readonly words?: 'desktop';
  readonly className: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** My page and the cart, at the end of a header. */
export function HeaderActions({ account, cart, words, className, linkClassName }: HeaderActionsProps) {
  return (
    <div className={`${styles.actions} ${className}`} data-words={words}>
      <AccountLink account={account} className={linkClassName} labelClassName={styles.label} />
      <CartButton cart={cart} className={linkClassName} labelClassName={styles.label} />
    </div>
  );
}
