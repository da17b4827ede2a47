import { memberPaths } from '@shop/constants';
import { historyCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { productRequestForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { browserShop, useShop } from '@shop/state';
import { slot, type ProductRequestProps } from '@shop/theming';
import { outcomeOf } from '../kinds/outcome-of.ts';

const RequestPanel = slot('ProductRequest');

const none: readonly number[] = [];

interface ProductRequestOfProps extends Pick<ProductRequestProps, 'kind'> {
  readonly productId: number;
}

/** Asks the shop for a product that cannot be bought; a browser that has asked is told so. */
export function ProductRequest({ productId, kind }: ProductRequestOfProps) {
  const t = useCopy(historyCopy).wish[kind];
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  const requested = useShop(({ history }) => history.requested, none);
  const form = (
    <ShopForm
      definition={productRequestForm}
      label={t.title}
      draftKey={`product-request-${productId}`}
      onSubmit={({ note }) =>
        outcomeOf(() =>
          browserShop().dispatch((actions) => actions.requestProduct({ product_id: productId, note: note || null })),
        )
      }
    >
      <FormFields />
      <SubmitButton>{t.submit}</SubmitButton>
    </ShopForm>
  );
  return (
    <RequestPanel
      kind={kind}
      form={requested.includes(productId) ? null : form}
      listHref={isLogin ? memberPaths.mypageProductRequestHistory() : null}
    />
  );
}
