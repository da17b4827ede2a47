import type { CheckoutStep } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Stepper } from '@shop/kit';

const order: readonly CheckoutStep[] = ['cart', 'shipping', 'delivery', 'payment', 'confirm', 'complete'];

/** The steps of buying; finished ones lead back (C-01). */
export function CheckoutSteps({ step, links }: { step: CheckoutStep; links: Readonly<Partial<Record<CheckoutStep, string>>> }) {
  const t = useCopy(checkoutCopy);
  return <Stepper current={step} steps={order.map((id) => ({ id, label: t.steps[id], ...(links[id] && { href: links[id] }) }))} />;
}
