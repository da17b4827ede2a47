import type { Cart, CartSocialReceiver, SocialReceiverInput } from '@shop/api';
import { socialLinkForm, socialReceiverForm } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { readForm } from '../../platform/form/read-form.ts';
import type { CartDocument, ShippingDocument, SocialReceiverDocument } from '../cart-document.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { repack } from '../edit/repack.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { requireShipping } from '../require-part.ts';
import { atPath } from '../shipping/check-address.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Makes a destination one whose receiver enters the address, or an ordinary one again (null). Its address, days and
 * slots are removed, since the receiver chooses them.
 * @throws InvalidInputError `cart.shipping.not_found`, `cart.social.single_destination`, `cart.social.not_available`,
 * `input.invalid` with messages below `receiver.`
 */
export async function setCartSocialReceiver({ ctx, ref, input }: CartCall<CartSocialReceiver>): Promise<Cart> {
  const social = input.receiver && readReceiver(input.receiver, inJapan(ctx.clock.now()).day);
  return changeCart(ctx, ref, (document, context) => {
    const shipping = requireShipping(document, input.key, 'key');
    if (social) refuseUnfit(document, context);
    const next = social ? withReceiver(shipping, social) : { ...shipping, social };
    const shippings = document.shippings.map((known) => (known === shipping ? next : known));
    return repack({ ...document, shippings }, context);
  });
}

function withReceiver(shipping: ShippingDocument, social: SocialReceiverDocument): ShippingDocument {
  const packings = shipping.packings.map((packing) => ({ ...packing, delivery_date: null, time_slot: null }));
  return { ...shipping, social, address: null, user_address_id: null, packings };
}

function refuseUnfit({ shippings, lines }: CartDocument, { products }: QuoteContext): void {
  if (shippings.length > 1) {
    throw cartRefusal('cart.social.single_destination', 'eギフトは、お届け先1か所ごとにご注文ください。', 'key');
  }
  for (const { product_key } of lines) {
    const product = products.get(product_key);
    if (product && !product.e_gift_ok) {
      throw cartRefusal('cart.social.not_available', `「${product.name}」はeギフトではお贈りいただけません。`, 'key');
    }
  }
}

function readReceiver(input: SocialReceiverInput, today: string): SocialReceiverDocument {
  const { way } = input;
  if (way === 'link' && input.email?.trim()) {
    throw cartRefusal(
      'input.invalid',
      'リンクをご自身で渡すときは、メールアドレスを入力しないでください。',
      'receiver.email',
    );
  }
  const { fields } = way === 'mail' ? socialReceiverForm : socialLinkForm;
  const { name, email, message } = atPath('receiver', () => readForm(fields, input, today));
  return { name, way, email: email || null, message: message.trim() || null };
}
