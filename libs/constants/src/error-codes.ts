/** Codes of API errors that the front itself acts on (spec §8). */
export const ERROR_CODES = {
  /** On a cart page: a new cart, the message as an error toast, back to /cart/. */
  cartExpired: 'cart.common.is_expired',
  /** The member's address is gone: shipping is reset and the address removed, once. */
  shippingAddressGone: 'cart_detail.set_user_address.not_data',
  /** The host name belongs to no channel. */
  channelNotFound: 'channel.not_found',
  /** Prices, stock or fees changed since the shopper saw them. */
  quoteChanged: 'cart.quote_changed',
  membersOnly: 'shop.members_only',
  /** Somebody else changed the cart meanwhile; the answer has it as it is now. */
  versionConflict: 'cart.version_conflict',
  maintenance: 'maintenance',
  /** The call was made for another member than the one who is logged in. */
  memberChanged: 'auth.member_changed',
} as const;
