import { useState } from 'react';
import { restockCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { buttonForm, emailForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useAppSelector, useApi } from '@shop/state';
import type { ProductRequestProps, RestockNoticeView } from '@shop/theming';
import { outcomeOf } from '../kinds/outcome-of.ts';

const DAY_S = 24 * 60 * 60;
const unrequested = { status: 'form', mailed: null } as const;

interface Requested {
  readonly productId: number;
  readonly kind: ProductRequestProps['kind'];
}

/** Requests a restock notification: a member by a button, a guest by a mail address that a link confirms. */
export function useRestockNotice({ productId, kind }: Requested): RestockNoticeView {
  const api = useApi();
  const t = useCopy(restockCopy).form;
  const isMember = useAppSelector(({ auth }) => auth.isLogin);
  const [view, setView] = useState<Pick<RestockNoticeView, 'status' | 'mailed'>>(unrequested);
  const request = (email: string | null) =>
    outcomeOf(async () => {
      const { data } = await api.POST('/v1/restock-notices', { body: { product_id: productId, email } });
      setView(
        email === null || data.expires_in === null
          ? { status: 'noted', mailed: null }
          : { status: 'mailed', mailed: { email, days: Math.ceil(data.expires_in / DAY_S) } },
      );
    });
  return {
    ...view,
    isMember,
    form: isMember ? (
      <ShopForm definition={buttonForm} label={t[kind]} onSubmit={() => request(null)}>
        <SubmitButton>{t.submit}</SubmitButton>
      </ShopForm>
    ) : (
      <ShopForm
        definition={emailForm}
        label={t[kind]}
        draftKey={`restock-${productId}`}
        onSubmit={({ email }) => request(email)}
      >
        <FormFields />
        <SubmitButton>{t.submit}</SubmitButton>
      </ShopForm>
    ),
    onAgain: () => setView(unrequested),
  };
}
