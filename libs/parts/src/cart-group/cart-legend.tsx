import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Caution, type CautionProps } from '../caution/caution.tsx';

/** The legend below the products of the cart: the meaning of 「※」 (L-10), and the shop's cautions (spec §2). */
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
