import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Stepper } from '@shop/kit';

const order = ['cart', 'shipping', 'delivery', 'payment', 'confirm', 'complete'] as const;

type CheckoutStep = (typeof order)[number];

export interface CheckoutStepsProps {
  readonly step: CheckoutStep;
  /** The links back to finished steps. */
  readonly links: Readonly<Partial<Record<CheckoutStep, string>>>;
}

/** The steps of the checkout; finished ones are links (C-01). */
export function CheckoutSteps({ step, links }: CheckoutStepsProps) {
  const t = useCopy(checkoutCopy);
  return (
    <Stepper
      current={step}
      steps={order.map((id) => ({ id, label: t.steps[id], ...(links[id] && { href: links[id] }) }))}
    />
  );
}
