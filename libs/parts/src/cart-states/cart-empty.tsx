import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton } from '@shop/kit';

export interface CartEmptyProps {
  readonly browseHref: string;
  /** Passed by a theme with a different layout for the text; without it the kit's illustration is shown. */
  readonly className?: string | undefined;
  readonly size?: 'large';
  /** The theme's own illustration, before the text; only with `className`. */
  readonly children?: ReactNode;
}

/** An empty cart, with a link to the products. */
export function CartEmpty({ browseHref, className, size, children }: CartEmptyProps) {
  const t = useCopy(checkoutCopy);
  const browse = (
    <LinkButton variant="primary" size={size} to={browseHref}>
      {t.cart.browse}
    </LinkButton>
  );
  if (className) {
    return (
      <div className={className}>
        {children}
        <h2>{t.cart.emptyTitle}</h2>
        <p>{t.cart.emptyText}</p>
        {browse}
      </div>
    );
  }
  return (
    <EmptyState illustration="empty-basket" title={t.cart.emptyTitle} headingLevel={2} actions={browse}>
      {t.cart.emptyText}
    </EmptyState>
  );
}
