import { paths } from '@shop/constants';
import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { productRequestForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useAppSelector, requestProduct, useAppDispatch } from '@shop/state';
import { slot, type ProductRequestProps } from '@shop/theming';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { useRestockNotice } from './use-restock-notice.tsx';

const RequestPanel = slot('ProductRequest');

interface ProductRequestOfProps extends Pick<ProductRequestProps, 'kind' | 'nearest'> {
  readonly productId: number;
}

/** The restock notification and the request for an unavailable product; shows whether this browser has requested it. */
export function ProductRequest({ productId, kind, nearest }: ProductRequestOfProps) {
  const dispatch = useAppDispatch();
  const t = useCopy(restockCopy).wish[kind];
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const requested = useAppSelector(({ history }) => history.requested);
  const notice = useRestockNotice({ productId, kind });
  const form = (
    <ShopForm
      definition={productRequestForm}
      label={t.title}
      draftKey={`product-request-${productId}`}
      onSubmit={({ note }) => outcomeOf(() => dispatch(requestProduct({ product_id: productId, note: note || null })))}
    >
      <FormFields />
      <SubmitButton>{t.submit}</SubmitButton>
    </ShopForm>
  );
  return (
    <RequestPanel
      kind={kind}
      notice={notice}
      nearest={nearest}
      form={requested.includes(productId) ? null : form}
      listHref={isLogin ? paths.mypageProductRequestHistory() : null}
    />
  );
}
