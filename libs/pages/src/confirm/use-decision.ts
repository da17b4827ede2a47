import { useState } from 'react';
import { ApiFailure, type Cart, type DecisionResult } from '@shop/api';
import { ERROR_CODES, paths, withQuery } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DecisionUnknown, placeOrder, useAppDispatch } from '@shop/state';
import type { ConfirmPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import type { DecisionInquiry } from '../checkout/use-decision-inquiry.ts';
import { failureText } from '../kinds/failure-text.ts';
import { onceKey } from '../kinds/send-once.ts';
import { forgetCard } from '../payment/card-memory.ts';
import type { PaymentChoice } from './confirm-view.ts';

/** The login that returns to the confirmation, if the shop has begun to sell only to members. */
const membersLogin = withQuery(paths.login(), { back: paths.cartConfirm(), for: 'order' });

/** Placing the order. */
export interface DecisionState {
  readonly status: Exclude<ConfirmPageProps['order']['status'], 'blocked'>;
  /** The message of the last refusal. */
  readonly refusal: string | null;
  readonly decide: () => Promise<void>;
}

/**
 * Places the order with the shown hash and an idempotency key, so that a repetition makes no second order (C-07). A
 * refused payment returns to the payment step with its reason; a guest of a members' shop goes to the login.
 */
export function useDecision(cart: Cart, choice: PaymentChoice, inquiry: DecisionInquiry): DecisionState {
  const dispatch = useAppDispatch();
  const t = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const [key, setKey] = useState(onceKey);
  const [status, setStatus] = useState<DecisionState['status']>('ready');
  const [refusal, setRefusal] = useState<string | null>(null);

  const follow = (result: DecisionResult) => {
    forgetCard();
    const url = result.next?.url;
    if (url == null) return void navigate(paths.cartComplete(), { replace: true });
    setStatus('leaving');
    window.location.assign(url);
  };
  const refuse = (failure: ApiFailure) => {
    const text = failureText(failure, t.frame.notSaved);
    setStatus('ready');
    setKey(onceKey());
    if (failure.code === ERROR_CODES.quoteChanged) return setRefusal(t.confirm.requoted);
    if (failure.code === ERROR_CODES.membersOnly) return void navigate(membersLogin);
    if (!failure.code.startsWith('payment.')) return setRefusal(text);
    forgetCard();
    void navigate(paths.cartPayment(), { state: { refusal: text } });
  };
  const decide = async () => {
    setStatus('deciding');
    setRefusal(null);
    try {
      const decision = {
        idempotency_key: key,
        quote_hash: cart.quote.hash,
        payment_token: choice.card?.token ?? null,
        store_code: choice.storeCode,
        return_path: paths.cartComplete(),
      };
      follow(await inquiry.run(() => dispatch(placeOrder(decision))));
    } catch (error) {
      // The shopper left before the result was known: the complete page requests it.
      if (error instanceof DecisionUnknown) return;
      if (!(error instanceof ApiFailure)) throw error;
      refuse(error);
    }
  };
  return { status: inquiry.status === 'quiet' ? status : inquiry.status, refusal, decide };
}
