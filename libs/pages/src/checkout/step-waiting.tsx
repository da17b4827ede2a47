import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { CheckoutLayout, type CheckoutStep } from '@shop/theming';

const nothing = () => undefined;

/** A step before it is known who is there and what the cart holds: its frame with a skeleton. */
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
