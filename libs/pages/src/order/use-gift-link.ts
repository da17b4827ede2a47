import { useState } from 'react';
import { ApiFailure, type Order } from '@shop/api';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import type { AccountNotice, OrderGift } from '@shop/theming';
import { failureText } from '../kinds/failure-text.ts';

/**
 * Sending the link to a social gift again; null unless its receiver is waited for.
 * @param reread reads the order once more: a refusal says that the gift stands otherwise than was shown
 */
export function useGiftLink({ id, social_gift: gift }: Order, reread: () => void): OrderGift['link'] {
  const { link: t } = useCopy(orderCopy).gift;
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountNotice | null>(null);
  const onSend = async () => {
    setBusy(true);
    setMessage(null);
    try {
      await browserShop().api.POST('/v1/me/orders/{id}/social-gift/link', { params: { path: { id } } });
      setMessage({ tone: 'success', text: t.sent });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setMessage({ tone: 'danger', text: failureText(error, t.failed) });
      if (error.status === 409) reread();
    } finally {
      setBusy(false);
    }
  };
  return gift?.state === 'waiting' ? { onSend: () => void onSend(), isBusy, message } : null;
}
