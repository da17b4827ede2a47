import type {
  CardMail,
  PasskeyMail,
  GiftLinkMail,
  GiftNoticeMail,
  GiftReceivedMail,
  InquiryAnswerMail,
  InquiryMail,
  InquiryNoticeMail,
  LowStockMail,
  MemorialMail,
  OrderAmendedMail,
  OrderCancelledMail,
  OrderMail,
  OrderNoticeMail,
  OrderRefundedMail,
  SavedCardRefusedMail,
  PaymentInstructionsMail,
  PaymentNoticeMail,
  PaymentReceivedMail,
  PaymentReminderMail,
  RestockMail,
  RestockSentMail,
  ShippedMail,
} from '@shop/copy';

/** An emailed link that can be used once, within `minutes`. */
export interface LinkMail {
  url: string;
  minutes: number;
}

/** What each kind of mail needs. Stored as JSON in the outbox until the mail was sent or has expired, or is deleted. */
export interface MailData {
  email_verification: LinkMail;
  already_registered: { loginUrl: string };
  account_unlock: LinkMail;
  second_factor: { code: string; minutes: number };
  second_factor_change: { code: string; minutes: number; isOn: boolean };
  second_factor_changed: { name: string; isOn: boolean };
  password_reminder: LinkMail;
  username_reminder: LinkMail;
  order_lookup: LinkMail & { orderNo: string };
  order_lookup_member: { orderNo: string; orderUrl: string };
  password_changed: { name: string };
  email_changed: { name: string };
  card_added: CardMail;
  passkey_changed: PasskeyMail;
  member_left: { name: string };
  memorial_reminder: MemorialMail;
  registration_welcome: { name: string; loginUrl: string };
  inquiry_received: InquiryMail;
  inquiry_notice: InquiryNoticeMail;
  inquiry_answer: InquiryAnswerMail;
  order_confirmation: OrderMail;
  payment_instructions: PaymentInstructionsMail;
  kept_card_refused: SavedCardRefusedMail;
  payment_received: PaymentReceivedMail;
  payment_expired: PaymentNoticeMail;
  payment_refunded: PaymentNoticeMail;
  social_gift_invitation: GiftLinkMail;
  social_gift_link: GiftLinkMail;
  social_gift_received: GiftReceivedMail;
  social_gift_registered: GiftNoticeMail;
  social_gift_expired: GiftNoticeMail;
  social_gift_closed: Pick<GiftLinkMail, 'name' | 'senderName'>;
  order_cancelled: OrderCancelledMail;
  order_cancel_requested: PaymentNoticeMail;
  order_amended: OrderAmendedMail;
  order_refunded: OrderRefundedMail;
  order_shipped: ShippedMail;
  payment_reminder: PaymentReminderMail;
  order_notice: OrderNoticeMail;
  low_stock: LowStockMail;
  restock_confirm: LinkMail & RestockMail;
  restock_waiting: RestockMail;
  restock_told: RestockSentMail;
}

export type MailKind = keyof MailData;

/** One mail to be sent. `userId` lets a bounce count against the member's mail error flag. */
export type Mail = {
  [Kind in MailKind]: { kind: Kind; to: string; userId?: string; data: MailData[Kind] };
}[MailKind];
