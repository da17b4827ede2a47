import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CheckoutLayout, type CheckoutStep } from '@shop/theming';

const nothing = () => undefined;

/** The skeleton of a step until the login is checked and the cart is read. */
export function StepWaiting({ step, screen }: { step: CheckoutStep; screen: keyof typeof checkoutCopy.pageTitles }) {
  const t = useCopy(checkoutCopy);
  return (
    <CheckoutLayout
      step={step}
      title={t.pageTitles[screen]}
      lead={null}
      links={{}}
      alerts={[]}
      sums={null}
      pieces={[]}
      status="loading"
      onRetry={nothing}
    >
      {null}
    </CheckoutLayout>
  );
}
