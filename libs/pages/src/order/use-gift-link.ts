import { useState } from 'react';
import { ApiFailure, type Order } from '@shop/api';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AccountNotice, OrderGift } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';
import type { OrderCalls } from './order-calls.ts';

/**
 * Sending the link to a social gift again; null unless its receiver is waited for, and where it cannot be asked for.
 * @param reread reads the order once more: a refusal says that the gift stands otherwise than was shown
 */
export function useGiftLink(
  { social_gift: gift }: Order,
  { send, reread }: { readonly send: OrderCalls['sendGiftLink']; readonly reread: () => void },
): OrderGift['link'] {
  const { link: t } = useCopy(orderCopy).gift;
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  if (gift?.state !== 'waiting' || send === null) return null;
  const onSend = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await send();
      setMessage({ tone: 'success', text: t.sent });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: failureText(error, t.failed) });
      if (error.status === 409) reread();
    } finally {
      setBusy(false);
    }
  };
  return { onSend: () => void onSend(), isBusy, message };
}
