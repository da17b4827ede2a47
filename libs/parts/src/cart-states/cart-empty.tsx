import type { ReactNode } from 'react';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton } from '@shop/kit';

export interface CartEmptyProps {
  readonly browseHref: string;
  /** Given by a theme that sets the words in its own way; the kit's drawing is left out then. */
  readonly className?: string | undefined;
  readonly size?: 'large';
  /** The theme's own drawing, before the words; only with `className`. */
  readonly children?: ReactNode;
}

/** A cart with nothing in it, and the way to the goods. */
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
