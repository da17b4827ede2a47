import { useState } from 'react';
import { ApiFailure } from '@shop/api';
import { paths } from '@shop/constants';
import { cardsCopy, checkoutCopy, entriesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { flashAdded, useApi, useAppDispatch } from '@shop/state';
import type { CardFormPageProps } from '@shop/theming';
import { useNavigate } from 'react-router';
import { useCardFields } from '../card-fields/use-card-fields.tsx';
import { usePaymentService } from '../card-fields/use-payment-service.ts';
import { failureText } from '../kinds/failure-text.ts';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import { hasRoom, type SavedCards } from '../saved-cards/read-cards.ts';

/** Saves a card: its number is sent only to the payment service, and the page gets a one-time token (P-03). */
export function useCardForm(saved: SavedCards): CardFormPageProps {
  const dispatch = useAppDispatch();
  const api = useApi();
  const t = useCopy(cardsCopy);
  const failed = useCopy(entriesCopy).failed;
  const title = useCopy(checkoutCopy).payment.cardFrame;
  const navigate = useNavigate();
  const service = usePaymentService(useShopFrame().settings.SERVICE.PAYMENT.CODE);
  const [isMain, setMain] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const canAdd = hasRoom(saved);
  const fields = useCardFields(canAdd ? service : null, title, () => void save());

  const save = async () => {
    if (isSaving || fields.status !== 'ready') return;
    setSaving(true);
    setError(null);
    try {
      const card = await fields.tokenise();
      if (card === null) return;
      await api.POST('/v1/me/user-cards', { body: { token: card.token, is_main: isMain } });
      dispatch(flashAdded({ kind: 'success', text: t.saved }));
      await navigate(paths.mypageCards());
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failureText(failure, failed));
    } finally {
      setSaving(false);
    }
  };

  return {
    fields: canAdd ? { status: fields.status, frame: fields.frame, isSandbox: service?.is_sandbox ?? false } : null,
    asMain: saved.cards.length === 0 ? null : { checked: isMain, onChange: setMain },
    error,
    isSaving,
    onSave: () => void save(),
    backHref: paths.mypageCards(),
  };
}
