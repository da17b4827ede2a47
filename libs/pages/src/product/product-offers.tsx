import { extrasCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { OnDemandSlots, slot } from '@shop/theming';
import { pictureOf } from '../purchase/picture-of.ts';
import { useOfferedExtras } from '../purchase/use-offered-extras.ts';

const OffersPanel = slot('ProductOffers');

/** Paid extras that can go with a product: they are put to it in the cart. */
export function ProductOffers({ productKey }: { readonly productKey: string }) {
  const t = useCopy(extrasCopy);
  const offers = useOfferedExtras(productKey);
  if (offers.length === 0) return null;
  return (
    <OnDemandSlots value>
      <OffersPanel
        offers={offers.map((extra) => ({
          key: extra.key,
          name: extra.name,
          lead: extra.lead,
          unitLabel: extra.unit_label,
          unitPrice: extra.price,
          picture: pictureOf(extra, extra.name, extra.id),
          mostPerPiece: extra.most_per_piece,
          reason: extra.suspend_reason ?? (extra.max_quantity === 0 ? t.soldOut : null),
        }))}
      />
    </OnDemandSlots>
  );
}
