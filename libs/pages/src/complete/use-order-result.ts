import { useRef, useState } from 'react';
import { paths } from '@shop/constants';
import { DecisionUnknown, useAppDispatch } from '@shop/state';
import { useLocation, useNavigate } from 'react-router';
import { useDecisionInquiry } from '../checkout/use-decision-inquiry.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';
import { lookForOrder } from './look-for-order.ts';
import { isUndecided, type OrderResult } from './order-result.ts';
import { returnKeyIn, returnKeyOf } from './return-key.ts';

const CHECK_EVERY_MS = 1500;
const MOST_CHECKS = 20;

/**
 * Reads the order or the state of its payment from the server, never from the URL, so that a reload, a second tab and a
 * restarted browser have the same result. Repeats the request while a sent order has no response.
 */
export function useOrderResult(): { readonly result: OrderResult; readonly look: () => void } {
  const dispatch = useAppDispatch();
  const [result, setResult] = useState<OrderResult>({ kind: 'checking' });
  const inquiry = useDecisionInquiry();
  const location = useLocation();
  const navigate = useNavigate();
  const returned = returnKeyOf(location);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (checks: number): Promise<void> => {
    setResult({ kind: 'checking' });
    const found = await inquiry.run(() => dispatch(lookForOrder(returned))).catch(unlessLeft);
    if (found === null) return;
    if (isUndecided(found) && checks < MOST_CHECKS)
      timer.current = setTimeout(() => void look(checks + 1), CHECK_EVERY_MS);
    else setResult(found.kind === 'checking' ? { kind: 'stalled' } : found);
  };
  // First moves the key from the URL to the history entry: a navigation cancels pending reads.
  const isInAddress = returnKeyIn(location.search) !== null;
  useAbortableEffect(isInAddress, () => void navigate(paths.cartComplete(), { replace: true, state: { returned } }));
  useAbortableEffect(!isInAddress, () => {
    void look(1);
    return () => clearTimeout(timer.current);
  });
  const isChecking = inquiry.status !== 'quiet';
  return {
    result: isChecking ? { kind: inquiry.status } : result,
    look: isChecking ? inquiry.again : () => void look(1),
  };
}

function unlessLeft(error: unknown): null {
  if (error instanceof DecisionUnknown) return null;
  throw error;
}
