import { buttonLook, type ButtonLook } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ShopLink, type ShopLinkProps } from './shop-link.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<ShopLinkProps, 'children' | 'className'> {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, children, ...rest }: LinkButtonProps) {
  return (
    <ShopLink {...rest} {...buttonLook({ variant, size, wide })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </ShopLink>
  );
}
