import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import type { Payment } from '../payment/payment.ts';
import type { PaymentAction } from '../payment/transitions.ts';
import { finishedPage, threeDsPage } from './three-ds-page.ts';

/** The code that the challenge accepts, documented in the README. */
const RIGHT_CODE = '1234';

/** The hosted 3-D Secure step. The return URL has no result: the shop requests it from the service. */
export function threeDsRoutes(app: FastifyInstance, { book, sender }: Parts): void {
  app.get<{ Params: { id: string } }>('/3ds/:id', (request, reply) => {
    const payment = book.find(request.params.id);
    const isOpen = payment.status === 'requires_action';
    return reply.headers(pageHeaders(payment)).send(isOpen ? threeDsPage(payment) : finishedPage(payment));
  });

  // Always redirects: going back to the response of a form shows a browser error instead of a page.
  app.post<{ Params: { id: string }; Body: Record<string, string> }>('/3ds/:id', (request, reply) => {
    const payment = book.find(request.params.id);
    const here = `/3ds/${payment.id}`;
    if (payment.status !== 'requires_action') return reply.redirect(here, 303);
    const after = book.act(payment.id, actionFor(payment, request.body));
    void sender.deliverDue();
    return reply.redirect(after.status === 'requires_action' ? here : after.returnUrl, 303);
  });
}

function actionFor(payment: Payment, form: Record<string, string>): PaymentAction {
  if (form['action'] === 'cancel') return { kind: 'fail', failureCode: 'authentication_cancelled' };
  if ((form['code'] ?? '').normalize('NFKC').trim() !== RIGHT_CODE) return { kind: 'wrong_code' };
  switch (payment.challenge?.outcome) {
    case 'authentication-failed':
      return { kind: 'fail', failureCode: 'authentication_failed' };
    case 'declined-after-challenge':
      return { kind: 'fail', failureCode: 'card_declined' };
    default:
      return { kind: 'authorise' };
  }
}

/** `form-action` also restricts redirects after a form, so it includes the shop's origin. */
function pageHeaders(payment: Payment): Record<string, string> {
  const shop = new URL(payment.returnUrl).origin;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
  };
}
