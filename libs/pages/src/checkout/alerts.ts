import type { Cart, QuoteProblem } from '@shop/api';
import type { CheckoutAlert, CheckoutStep } from '@shop/theming';
import { pathOfProblem, stepOfProblem } from './problem-step.ts';

/**
 * Returns the alerts of the cart page: changes and problems of the whole cart, and one alert for problems of lines.
 * `held` is the text that says how to continue.
 */
export function cartAlerts(cart: Cart, alert: string): CheckoutAlert[] {
  const problems = cart.quote.problems.filter(({ step, code }) => step === 'cart' && code !== 'cart.empty');
  const ofLines = new Set(problems.filter(({ line_key }) => line_key !== null).map(({ message }) => message));
  const lines: readonly CheckoutAlert[] =
    ofLines.size === 0 ? [] : [{ id: 'lines', tone: 'danger', text: [...ofLines, alert].join(''), href: null }];
  return [
    ...lines,
    ...changeAlerts(cart, (change) => change.line_key === null),
    ...problems.filter(({ line_key }) => line_key === null).map((problem) => alertOf(problem, null)),
  ];
}

/** Returns the alerts of a step: all changes, and its problems. The confirmation has all problems and no changes. */
export function stepAlerts(cart: Cart, step: CheckoutStep): CheckoutAlert[] {
  const problems = cart.quote.problems.filter((problem) => isShown(problem, step));
  return [
    ...changeAlerts(cart, () => step !== 'confirm'),
    ...problems.map((problem) => alertOf(problem, stepOfProblem(problem) === step ? null : pathOfProblem(problem))),
  ];
}

function changeAlerts(cart: Cart, isWanted: (change: Cart['quote']['changes'][number]) => boolean): CheckoutAlert[] {
  return cart.quote.changes.filter(isWanted).map((change, index) => ({
    id: `change-${index}-${change.kind}`,
    tone: 'warning',
    text: change.message,
    href: null,
  }));
}

/** Whether a problem is shown in a step. Missing entries are reported only when the shopper continues. */
function isShown(problem: QuoteProblem, step: CheckoutStep): boolean {
  if (step === 'confirm') return true;
  return stepOfProblem(problem) === step && !/\.no_|missing/.test(problem.code);
}

function alertOf(problem: QuoteProblem, href: string | null): CheckoutAlert {
  const place = [problem.line_key, problem.shipping_key, problem.packing_key].filter(Boolean).join('-');
  return { id: `problem-${problem.code}-${place}`, tone: 'danger', text: problem.message, href };
}
