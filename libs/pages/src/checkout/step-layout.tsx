import type { ReactNode } from 'react';
import { CheckoutLayout, type CheckoutAlert, type CheckoutStep } from '@shop/theming';
import { stepAlerts } from './alerts.ts';
import { stepLinks } from './mend-path.ts';
import { pieceOfLine } from './pieces.ts';
import { sumsOfCart } from './sums.ts';
import type { CheckoutCart } from './use-checkout-cart.ts';

interface StepLayoutProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly lead?: string;
  readonly checkout: CheckoutCart;
  /** Why the last change was refused. */
  readonly failure?: string | null;
  /** The step shows the sums itself. */
  readonly hidesSums?: boolean;
  readonly children: ReactNode;
}

/** The frame of a step, filled from the cart. */
export function StepLayout({ step, title, lead, checkout, failure, hidesSums, children }: StepLayoutProps) {
  const { status, cart, onRetry } = checkout;
  const refused: readonly CheckoutAlert[] = failure ? [{ id: 'failure', tone: 'danger', text: failure, href: null }] : [];
  return (
    <CheckoutLayout
      step={step}
      title={title}
      lead={lead ?? null}
      links={stepLinks(step)}
      alerts={[...refused, ...(cart ? stepAlerts(cart, step) : [])]}
      sums={cart && !hidesSums ? sumsOfCart(cart) : null}
      pieces={cart ? cart.detail.products.map((line) => pieceOfLine(line)) : []}
      status={status}
      onRetry={onRetry}
    >
      {children}
    </CheckoutLayout>
  );
}
