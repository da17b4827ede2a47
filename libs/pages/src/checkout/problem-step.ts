import type { Cart, QuoteProblem } from '@shop/api';
import { paths } from '@shop/constants';
import type { CheckoutStep } from '@shop/theming';

type ProblemStep = QuoteProblem['step'];

const pathOf: Readonly<Record<ProblemStep, string>> = {
  cart: paths.cart(),
  shipping: paths.cartShippingSelect(),
  delivery: paths.cartShippingDetail(),
  payment: paths.cartPayment(),
};

const order: readonly ProblemStep[] = ['cart', 'shipping', 'delivery', 'payment'];

/** Returns the step at which a problem is solved: noshi and wrapping are selected at the delivery step. */
export function stepOfProblem(problem: QuoteProblem): ProblemStep {
  return /noshi|wrapping/.test(problem.code) ? 'delivery' : problem.step;
}

/** Returns the path of the step at which a problem is solved. */
export function pathOfProblem(problem: QuoteProblem): string {
  return pathOf[stepOfProblem(problem)];
}

/** Returns the problems of the steps before `step`, in order. */
export function problemsBefore(cart: Cart, step: CheckoutStep): QuoteProblem[] {
  const at = order.indexOf(step as ProblemStep);
  const before = at === -1 ? order : order.slice(0, at);
  return before.flatMap((one) => cart.quote.problems.filter((problem) => stepOfProblem(problem) === one));
}

/**
 * Returns the path to complete before `step`; null when the step can be opened. The confirmation also requires a
 * payment method.
 */
export function detourOf(cart: Cart, step: CheckoutStep): string | null {
  if (cart.detail.products.length === 0) return paths.cart();
  const [first] = problemsBefore(cart, step);
  if (first) return pathOfProblem(first);
  if (step === 'confirm' && cart.detail.order.payment_id === null) return paths.cartPayment();
  return null;
}

/** Links to the finished steps before `step`. */
export function stepLinks(step: CheckoutStep): Partial<Record<CheckoutStep, string>> {
  const all: readonly CheckoutStep[] = order;
  const at = step === 'confirm' ? order.length : all.indexOf(step);
  return Object.fromEntries(order.slice(0, at).map((one) => [one, pathOf[one]]));
}
