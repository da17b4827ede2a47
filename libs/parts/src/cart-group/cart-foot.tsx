import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { CautionProps } from '../caution/caution.tsx';
import { TextLink } from '@shop/kit';
import { CartLegend } from './cart-legend.tsx';

export interface CartFootProps {
  readonly cautions: { readonly note: CautionProps['html']; readonly links: CautionProps['html'] };
  /** The class of the legend. */
  readonly className?: string | undefined;
  readonly browseHref: string;
}

/** The end of the product column: its legend, and a link to the products. */
export function CartFoot({ cautions, className, browseHref }: CartFootProps) {
  const t = useCopy(checkoutCopy);
  return (
    <>
      <div className={className}>
        <CartLegend cautions={cautions} />
      </div>
      <TextLink to={browseHref} standalone>
        {t.cart.browse}
      </TextLink>
    </>
  );
}
