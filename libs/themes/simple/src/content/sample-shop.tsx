import type { SamplePageProps } from '@shop/theming';
import { SampleCart } from './sample-cart.tsx';
import { SampleCheckout } from './sample-checkout.tsx';
import { SampleForm } from './sample-form.tsx';
import { SampleList } from './sample-list.tsx';
import type { SamplePart } from './sample-page.tsx';
import { SampleProduct } from './sample-product.tsx';

export interface SampleShopProps extends Pick<SamplePageProps, 'product' | 'browseHref'> {
  readonly part: SamplePart;
}

/** Components of shopping, from the product to the order. */
export function SampleShop({ product, ...props }: SampleShopProps) {
  return (
    <>
      <SampleForm {...props} />
      {product && <SampleProduct {...props} product={product} />}
      <SampleList {...props} />
      {product && <SampleCart {...props} product={product} />}
      <SampleCheckout {...props} />
    </>
  );
}

/** A part of the shop that needs a product to be seen. */
export type WithProduct = SampleShopProps & { readonly product: NonNullable<SampleShopProps['product']> };
