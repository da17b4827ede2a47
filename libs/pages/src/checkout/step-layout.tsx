import type { ReactNode } from 'react';
import { CheckoutLayout, type CheckoutAlert, type CheckoutStep } from '@shop/theming';
import type { Undo } from '../removal/use-undo.ts';
import { useLineAlerts } from './line-away.ts';
import { stepAlerts } from './alerts.ts';
import { stepLinks } from './problem-step.ts';
import { pieceOfLine, pricedPieces } from '../purchase/pieces.ts';
import { sumsOfCart } from '../purchase/sums.ts';
import type { CheckoutCart } from './use-checkout-cart.ts';

interface StepLayoutProps {
  readonly step: CheckoutStep;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly checkout: CheckoutCart;
  /** The message of the last refusal. */
  readonly failure?: string | null;
  /** The last removal, which can be undone. */
  readonly undo?: Undo | null;
  /** Whether the step shows the totals itself. */
  readonly hidesSums?: boolean;
  /** Whether nothing can be changed: without links back and alerts. */
  readonly isClosed?: boolean;
  readonly children: ReactNode;
}

/** The frame of a step, filled from the cart. */
export function StepLayout({
  step,
  title,
  lead,
  checkout,
  failure,
  undo,
  hidesSums,
  isClosed,
  children,
}: StepLayoutProps) {
  const { status, cart, onRetry } = checkout;
  const refused: readonly CheckoutAlert[] = failure
    ? [{ id: 'failure', tone: 'danger', text: failure, href: null }]
    : [];
  const undone: readonly CheckoutAlert[] = undo ? [{ id: 'removed', tone: 'success', href: null, ...undo }] : [];
  return (
    <CheckoutLayout
      step={step}
      title={title}
      lead={lead ?? null}
      links={isClosed ? {} : stepLinks(step)}
      alerts={[...refused, ...useLineAlerts(), ...undone, ...(cart && !isClosed ? stepAlerts(cart, step) : [])]}
      sums={cart && !hidesSums ? sumsOfCart(cart) : null}
      pieces={cart ? pricedPieces(cart.detail.products, (line) => pieceOfLine(line)) : []}
      status={status}
      onRetry={onRetry}
    >
      {children}
    </CheckoutLayout>
  );
}
