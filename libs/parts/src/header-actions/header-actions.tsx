import { AccountLink, type AccountLinkProps } from '../account-link/account-link.tsx';
import { CartButton, type CartButtonProps } from '../cart-button/cart-button.tsx';
import styles from './header-actions.module.css';

export interface HeaderActionsProps {
  readonly account: AccountLinkProps['account'];
  readonly cart: CartButtonProps['cart'];
  /** From which screens on the words stand beside the drawings, tablets without it; on smaller ones they are only read out. */
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
