import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Caution, type CautionProps } from '../caution/caution.tsx';

/** What stands below the goods of the cart: what 「※」 means (L-10), and the shop's own cautions (spec §2). */
export function CartLegend({
  cautions,
}: {
  readonly cautions: { readonly note: CautionProps['html']; readonly links: CautionProps['html'] };
}) {
  const t = useCopy(checkoutCopy);
  return (
    <>
      <p>{t.cart.reducedTaxLegend}</p>
      <Caution html={cautions.note} look="quiet" />
      <Caution html={cautions.links} look="quiet" />
    </>
  );
}
