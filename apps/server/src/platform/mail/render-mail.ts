import {
  cardMailCopy,
  savedCardCopy,
  mailCopy,
  orderAmendedMail,
  orderCancelMailCopy,
  orderLookupMailCopy,
  passkeyMailCopy,
  refundMailCopy,
  restockMailCopy,
  shopMailCopy,
  socialGiftMailCopy,
  type MailSender,
  type MailText,
} from '@shop/copy';
import type { Mail } from './mail.types.ts';

/** The text of a mail, closed by the sender's signature. */
export function renderMail(mail: Pick<Mail, 'kind' | 'data'>, sender: MailSender): MailText {
  const { subject, body } = textOf(mail as Mail);
  return { subject: `【${sender.shopName}】${subject}`, body: `${body}\n\n${mailCopy.signature(sender)}\n` };
}

function textOf(mail: Mail): MailText {
  switch (mail.kind) {
    case 'email_verification':
      return mailCopy.emailVerification(mail.data);
    case 'already_registered':
      return mailCopy.alreadyRegistered(mail.data);
    case 'account_unlock':
      return mailCopy.accountUnlock(mail.data);
    case 'second_factor':
      return mailCopy.secondFactor(mail.data);
    case 'second_factor_change':
      return mailCopy.secondFactorChange(mail.data);
    case 'second_factor_changed':
      return mailCopy.secondFactorChanged(mail.data);
    case 'password_reminder':
      return mailCopy.passwordReminder(mail.data);
    case 'username_reminder':
      return mailCopy.usernameReminder(mail.data);
    case 'order_lookup':
      return orderLookupMailCopy.link(mail.data);
    case 'order_lookup_member':
      return orderLookupMailCopy.ofMember(mail.data);
    case 'password_changed':
      return mailCopy.passwordChanged(mail.data);
    case 'email_changed':
      return mailCopy.emailChanged(mail.data);
    case 'card_added':
      return cardMailCopy.added(mail.data);
    case 'passkey_changed':
      return passkeyMailCopy.changed(mail.data);
    case 'member_left':
      return mailCopy.memberLeft(mail.data);
    case 'memorial_reminder':
      return mailCopy.memorialReminder(mail.data);
    case 'registration_welcome':
      return mailCopy.registrationWelcome(mail.data);
    case 'inquiry_received':
      return mailCopy.inquiryReceived(mail.data);
    case 'inquiry_notice':
      return mailCopy.inquiryNotice(mail.data);
    case 'inquiry_answer':
      return mailCopy.inquiryAnswer(mail.data);
    case 'order_confirmation':
      return mailCopy.orderConfirmation(mail.data);
    case 'payment_instructions':
      return mailCopy.paymentInstructions(mail.data);
    case 'kept_card_refused':
      return savedCardCopy.refused(mail.data);
    case 'payment_received':
      return mailCopy.paymentReceived(mail.data);
    case 'payment_expired':
      return mailCopy.paymentExpired(mail.data);
    case 'payment_refunded':
      return mailCopy.paymentRefunded(mail.data);
    case 'social_gift_invitation':
      return socialGiftMailCopy.invitation(mail.data);
    case 'social_gift_link':
      return socialGiftMailCopy.link(mail.data);
    case 'social_gift_received':
      return socialGiftMailCopy.received(mail.data);
    case 'social_gift_registered':
      return socialGiftMailCopy.registered(mail.data);
    case 'social_gift_expired':
      return socialGiftMailCopy.expired(mail.data);
    case 'social_gift_closed':
      return socialGiftMailCopy.closed(mail.data);
    case 'order_cancelled':
      return orderCancelMailCopy.cancelled(mail.data);
    case 'order_cancel_requested':
      return orderCancelMailCopy.requested(mail.data);
    case 'order_amended':
      return orderAmendedMail(mail.data);
    case 'order_refunded':
      return refundMailCopy.refunded(mail.data);
    case 'order_shipped':
      return shopMailCopy.shipped(mail.data);
    case 'payment_reminder':
      return shopMailCopy.paymentReminder(mail.data);
    case 'order_notice':
      return shopMailCopy.orderNotice(mail.data);
    case 'low_stock':
      return shopMailCopy.lowStock(mail.data);
    case 'restock_confirm':
      return restockMailCopy.confirm(mail.data);
    case 'restock_waiting':
      return restockMailCopy.waiting(mail.data);
    case 'restock_told':
      return restockMailCopy.told(mail.data);
  }
}
