import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLinkIntent } from './link-intent.tsx';

export interface ShopLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A path of this shop, as `paths` of `@shop/constants` builds it. */
  readonly to: string;
}

/** A link inside the shop: navigates without a reload and prepares its target on intent. */
export function ShopLink({ to, prefetch = 'intent', onPointerEnter, onFocus, onTouchStart, ...rest }: ShopLinkProps) {
  const onIntent = useLinkIntent();
  return (
    <Link
      {...rest}
      to={to}
      prefetch={prefetch}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        onIntent(to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        onIntent(to);
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        onIntent(to);
      }}
    />
  );
}
