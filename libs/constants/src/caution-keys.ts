/** Keys of the caution messages that stand on single pages (spec §2 "Per-page caution message keys"). */
export const CAUTION_KEYS = {
  leaveStep1: 'mypage_leave_1',
  leaveStep2: 'mypage_leave_2',
  logout: 'mypage_logout',
  point: 'mypage_point',
  memorial: 'mypage_memorial',
  product: 'product',
  productGoods: 'product_goods',
  cart: 'cart',
  cartNote: 'cart_note',
  cartLinks: 'cart_links',
  cartPayment: 'cart_payment',
  cartConfirm1: 'cart_confirm_1',
  cartConfirm2: 'cart_confirm_2',
  cartComplete: 'cart_complete',
  contactComplete: 'contact_complete',
  contactCompleteShop: 'contact_complete_shop',
  preorder1: 'preorder_1',
  preorder2: 'preorder_2',
  reminder: 'reminder',
  reminderReset: 'reminder_reset',
  reminderUsername: 'reminder_username',
  reminderUsernameReset: 'reminder_username_reset',
  reminderUsernameConfirm: 'reminder_username_confirm',
} as const;

export type CautionKey = (typeof CAUTION_KEYS)[keyof typeof CAUTION_KEYS];
