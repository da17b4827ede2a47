import { loadStripe } from '@stripe/stripe-js/pure';
import type { PaymentMethod, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { cardExpiry } from './card-expiry.ts';
import type { CardToken } from './card-messages.ts';
import type { CardFieldsHost, MountedFields } from './card-service.ts';
import { cardStyle } from './card-style.ts';
import { loadScript } from './load-script.ts';

/**
 * Renders Stripe's payment element: card fields, and Apple Pay or Google Pay if available. It is created without a
 * payment, since the order is placed first; it returns a payment method, which the server charges.
 */
export async function mountStripeFields({
  container,
  settings,
  amount,
  onReady,
  onFailed,
}: CardFieldsHost): Promise<MountedFields> {
  // From a host other than Stripe's; the loader then finds the library in the page.
  if (settings.script_url !== null) await loadScript(settings.script_url, 'Stripe');
  const stripe = await loadStripe(settings.public_key ?? '', { locale: 'ja' });
  if (!stripe) throw new Error('Stripe has no library for this page.');
  const elements = stripe.elements({ ...modeOf(amount), locale: 'ja', appearance: appearanceOf(container) });
  const element = elements.create('payment', { layout: 'tabs' });
  element.on('ready', onReady);
  element.on('loaderror', onFailed);
  element.mount(container);
  return {
    tokenise: async (holder) => {
      const { error: mistakes } = await elements.submit();
      if (mistakes) return null;
      const { paymentMethod } = await stripe.createPaymentMethod({
        elements,
        ...(holder && {
          params: { billing_details: { name: holder.name, email: holder.email, phone: holder.phone } },
        }),
      });
      return paymentMethod ? tokenOf(paymentMethod) : null;
    },
    setAmount: (sum) => elements.update(sum > 0 && amount ? { amount: sum } : {}),
    unmount: () => element.destroy(),
  };
}

function modeOf(amount: number | null): StripeElementsOptionsMode {
  const common = { currency: 'jpy', allowedPaymentMethodTypes: ['card'], paymentMethodCreation: 'manual' } as const;
  return amount === null || amount === 0
    ? { ...common, allowedPaymentMethodTypes: [...common.allowedPaymentMethodTypes], mode: 'setup' }
    : {
        ...common,
        allowedPaymentMethodTypes: [...common.allowedPaymentMethodTypes],
        mode: 'payment',
        amount,
        captureMethod: 'manual',
      };
}

/** The theme's look, as far as Stripe's own fields take it. */
function appearanceOf(container: HTMLElement) {
  const style = cardStyle(container);
  return {
    theme: 'stripe',
    variables: {
      colorText: style.color ?? '',
      colorBackground: style.background ?? '',
      colorPrimary: style.accent ?? '',
      colorDanger: style.danger ?? '',
      fontFamily: style['font-family'] ?? '',
      borderRadius: style.radius ?? '',
    },
  } as const;
}

function tokenOf({ id, card }: PaymentMethod): CardToken {
  return {
    token: id,
    brand: card?.brand ?? 'card',
    last4: card?.last4 ?? '',
    exp: cardExpiry(card),
  };
}
