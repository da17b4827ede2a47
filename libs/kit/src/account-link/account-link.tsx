import { Icon } from '../icon/icon.tsx';
import { ShopLink } from '../link/shop-link.tsx';

export interface AccountLinkProps {
  readonly account: { readonly href: string; readonly label: string };
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
}

/** The way to my page, or to the login of those who are not known yet. */
export function AccountLink({ account, className, labelClassName }: AccountLinkProps) {
  return (
    <ShopLink className={className} to={account.href}>
      <Icon name="person" />
      <span className={labelClassName}>{account.label}</span>
    </ShopLink>
  );
}
