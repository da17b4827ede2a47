import { cardEntryCopy } from '@shop/copy';
import { cardExpiry } from './card-expiry.ts';
import type { CardToken } from './card-messages.ts';
import type { CardFieldsHost, CardHolder, MountedFields } from './card-service.ts';
import { cardStyle } from './card-style.ts';
import { loadScript } from './load-script.ts';
import { payjpBoxes } from './payjp-boxes.ts';

/** The part of payjp.js (v2) that the shop uses; it has no package. */
interface PayjpElement {
  mount: (container: HTMLElement) => void;
  unmount: () => void;
}
interface PayjpToken {
  readonly id: string;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
}
interface Payjp {
  elements: () => { create: (type: string, options: object) => PayjpElement };
  createToken: (element: PayjpElement, options: object) => Promise<PayjpToken | { error: { code?: string } }>;
}
declare global {
  interface Window {
    Payjp?: (publicKey: string, options: object) => Payjp;
  }
}

const { mistakes } = cardEntryCopy;
const mistakeOf: Readonly<Record<string, string>> = {
  invalid_number: mistakes.number,
  incorrect_card_data: mistakes.number,
  invalid_expiry_month: mistakes.expiry,
  invalid_expiry_year: mistakes.expiry,
  invalid_cvc: mistakes.code,
  invalid_card_name: mistakes.name,
  expired_card: mistakes.expired,
  unacceptable_brand: mistakes.brand,
};

/**
 * Renders PAY.JP's fields, each in an iframe. The page has the field of the name on the card: 3-D Secure requires it,
 * and PAY.JP has no field for it.
 */
export async function mountPayjpFields(host: CardFieldsHost): Promise<MountedFields> {
  const { container, settings, onReady } = host;
  await loadScript(settings.script_url ?? '', 'Payjp');
  const payjp = window.Payjp?.(settings.public_key ?? '', { locale: 'ja' });
  if (!payjp) throw new Error('PAY.JP has no library for this page.');
  const boxes = payjpBoxes(host);
  const elements = payjp.elements();
  const mounted = boxes.frames.map(([type, label, box]) => {
    const element = elements.create(type, { placeholder: label, style: styleOf(container) });
    element.mount(box);
    return element;
  });
  const [number] = mounted;
  onReady();
  return {
    tokenise: async (holder) => {
      if (!number) return null;
      const name = boxes.name.value.normalize('NFKC').trim().toUpperCase();
      if (!/^[A-Z0-9 .-]{2,45}$/.test(name)) {
        boxes.onMistake(mistakes.name);
        boxes.name.focus();
        return null;
      }
      const answer = await payjp
        .createToken(number, { card: { name, ...reachedAt(holder) } })
        .catch(() => ({ error: {} }));
      const mistake = 'error' in answer ? (mistakeOf[codeOf(answer.error)] ?? mistakes.other) : '';
      boxes.onMistake(mistake);
      return 'error' in answer ? null : tokenOf(answer);
    },
    unmount: () => {
      for (const element of mounted) element.unmount();
      container.replaceChildren();
    },
  };
}

const codeOf = ({ code = '' }: { code?: string }): string => code;

/** Returns the mail address or phone number that 3-D Secure requires; numbers are Japanese. */
function reachedAt(holder: CardHolder | null): { email?: string; phone?: string } {
  const phone = holder?.phone.replace(/\D/g, '').replace(/^0/, '+81') ?? '';
  return { ...(holder && { email: holder.email }), ...(phone.startsWith('+81') && { phone }) };
}

/** The theme's look inside the frames, as far as PAY.JP takes it. */
function styleOf(container: HTMLElement) {
  const { color, muted, danger, 'font-family': fontFamily } = cardStyle(container);
  return { base: { color, fontFamily, '::placeholder': { color: muted } }, invalid: { color: danger } };
}

function tokenOf({ id, card }: PayjpToken): CardToken {
  return {
    token: id,
    brand: card.brand.toLowerCase().replace('american express', 'amex'),
    last4: card.last4,
    exp: cardExpiry(card),
  };
}
