import { RESTOCK_ANCHOR } from '@shop/constants';
import type { Availability } from '@shop/theming';
import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ReactNode } from 'react';
import { LinkButton, Notice } from '@shop/kit';
import { FavouriteRow } from '../product-buy/favourite-row.tsx';

export interface NotForSaleProps {
  readonly product: {
    readonly availability: Availability;
    readonly category: { readonly href: string };
  };
  /** The form to request the product; null without one. */
  readonly request: ReactNode;
  /** The product's heart with its label; empty until hydration. */
  readonly favourite?: ReactNode;
}

/**
 * Why a product cannot be bought, a link to similar products (spec §4), and its heart. A link to request a notification
 * leads to the reason, which is rendered before the form.
 */
export function NotForSale({ product: { availability, category }, request, favourite }: NotForSaleProps) {
  const t = useCopy(productCopy);
  const title =
    availability.kind === 'suspended'
      ? t.suspendedTitle
      : availability.kind === 'sold_out'
        ? t.soldOutTitle
        : t.stoppedTitle;
  return (
    <>
      <div id={RESTOCK_ANCHOR}>
        <Notice tone="warning" title={title}>
          {availability.kind === 'suspended' && <p>{availability.reason}</p>}
        </Notice>
      </div>
      {request}
      <LinkButton to={category.href} wide>
        {t.similar}
      </LinkButton>
      <FavouriteRow>{favourite}</FavouriteRow>
    </>
  );
}
