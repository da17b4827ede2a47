import { useState } from 'react';
import { paths } from '@shop/constants';
import { orderLookupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { orderLookupForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton } from '@shop/forms';
import { useApi } from '@shop/state';
import { slot } from '@shop/theming';
import { useLocation } from 'react-router';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { CaptchaNotice } from '../captcha/captcha-notice.tsx';
import { outcomeOf } from '../kinds/outcome-of.ts';

const OrderLookupPage = slot('OrderLookupPage');

export const loader = () => null;
export const clientLoader = () => null;
export const meta = hiddenMeta(orderLookupCopy, (t) => t.title);

/** Requests the link to a guest's order; links in mails contain its number. */
function OrderLookupScreen() {
  const api = useApi();
  const t = useCopy(orderLookupCopy);
  const query = new URLSearchParams(useLocation().search);
  const [sent, setSent] = useState<{ readonly email: string; readonly minutes: number } | null>(null);
  return (
    <OrderLookupPage
      sent={sent}
      loginHref={paths.login()}
      contactHref={paths.contact()}
      onAgain={() => setSent(null)}
      form={
        <ShopForm
          definition={orderLookupForm}
          label={t.title}
          draftKey={paths.orderLookup()}
          initial={{ order_no: query.get('order_no') ?? '' }}
          onSubmit={({ order_no, email }) =>
            outcomeOf(async () => {
              const { data } = await api.POST('/v1/order-lookup/request', { body: { order_no, email } });
              setSent({ email, minutes: Math.ceil(data.expires_in / 60) });
            })
          }
        >
          <FormFields />
          <SubmitButton wide>{t.submit}</SubmitButton>
          <CaptchaNotice />
        </ShopForm>
      }
    />
  );
}

export default OrderLookupScreen;
