import { useState } from 'react';
import type { Cart, SocialReceiverInput } from '@shop/api';
import { paths } from '@shop/constants';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { socialLinkForm, socialReceiverForm } from '@shop/form-definitions';
import { FormFields, ShopForm, SubmitButton, useForm } from '@shop/forms';
import { resetShippings, setSocialReceiver, useAppDispatch, useAppStore } from '@shop/state';
import { useNavigate } from 'react-router';
import { outcomeOf } from '../kinds/outcome-of.ts';
import { receiverOf } from '../purchase/receiver-of.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

type Way = SocialReceiverInput['way'];
type Values = Readonly<Partial<Record<'name' | 'way' | 'email' | 'message', string>>>;

/** The form for the receiver of a social gift: name, how the link is sent, message. */
export function ReceiverForm({ cart }: { readonly cart: Cart }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { receiver: t } = useCopy(checkoutCopy);
  const navigate = useNavigate();
  const known = receiverOf(cart);
  const [initial] = useState<Values>(() =>
    known ? { name: known.name, way: known.way, email: known.email ?? '', message: known.message ?? '' } : {},
  );
  const [way, setWay] = useState<Way>(known?.way ?? 'mail');

  const save = async ({ name = '', email, message }: Values) => {
    // The link is for one receiver: several destinations are merged first.
    if (cart.detail.shippings.length > 1) await dispatch(resetShippings({ isRemovingAddress: true }));
    const key = store.getState().cart.data?.detail.shippings[0]?.key ?? '';
    await dispatch(
      setSocialReceiver({
        key,
        receiver: { name, way, email: way === 'mail' ? (email ?? '') : null, message: message ?? '' },
      }),
    );
    await navigate(paths.cartShippingDetail());
  };

  return (
    <ShopForm<keyof Values>
      definition={way === 'mail' ? socialReceiverForm : socialLinkForm}
      initial={initial}
      label={t.title}
      draftKey={`cart/receiver:${cart.token}`}
      onSubmit={(values) => outcomeOf(() => save(values))}
    >
      <FollowWay onWay={setWay} />
      <FormFields />
      <SubmitButton wide>{t.submit}</SubmitButton>
    </ShopForm>
  );
}

/** Reports the selected way to send the link, on which the fields depend. */
function FollowWay({ onWay }: { readonly onWay: (way: Way) => void }) {
  const way: Way = useForm().values['way'] === 'link' ? 'link' : 'mail';
  useAbortableEffect(way, () => onWay(way));
  return null;
}
