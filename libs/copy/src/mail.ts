import { formatYen } from '@shop/money';
import type { OrderLinks } from './order-links.ts';
import { heading, paragraphs, sixItems } from './order-mail-text.ts';
import { accountNote, prepaymentCopy } from './prepayment.ts';

/** One line of goods as a mail shows it. Yen, tax included. */
export interface MailOrderLine {
  name: string;
  quantity: number;
  unitPrice: number;
  amount: number;
  /** Taxed at the reduced rate: marked 「※」 (L-10). */
  isReducedRate: boolean;
}

/** One parcel: what is in it and when it comes. `deliveryTime` is ready to read: `2026.11.28(土) 14〜16時`. */
export interface MailParcel {
  zone: string;
  deliveryTime: string;
  lines: MailOrderLine[];
}

/** One destination with its parcels. `notes` are noshi, wrapping and message, ready to read. */
export interface MailDestination {
  name: string;
  address: string;
  notes: string[];
  parcels: MailParcel[];
}

/** The six items of L-02, as the order keeps them, plus whom to thank. Money is yen, tax included. */
export interface OrderMail extends OrderLinks {
  orderNo: string;
  /** `2026.11.20 9:05` */
  orderedAt: string;
  ordererName: string;
  /** ① quantity and ④ delivery time, by destination and parcel. */
  destinations: MailDestination[];
  /** ② everything between the goods and the total: carriage, fees, discounts (negative), points (negative). */
  charges: { label: string; amount: number }[];
  total: number;
  perRate: { ratePercent: number; taxable: number; tax: number }[];
  /** ③ method and time of payment. */
  payment: { name: string; timing: string };
  /** Receipt and wishes as they were typed, ready to read; absent when nothing was. */
  extras?: string[];
  /** ⑤ until when the offer holds, or that it is not limited; ready to read. */
  applicationPeriod: string;
  /** ⑥ withdrawal and return terms. */
  cancellation: string;
  contact: string;
}

/** How to pay an order that waits for its payment (convenience store, bank transfer). */
export interface PaymentInstructionsMail {
  orderNo: string;
  ordererName: string;
  methodName: string;
  total: number;
  /** Number, store, account … in the order in which they are read. */
  rows: { label: string; value: string }[];
  /** What to do, one step after the other. */
  steps: string[];
  /** `2026.11.27(金)` */
  payBy: string;
  /** Day at whose end the order is cancelled without the money: `2026.11.30(月)`. */
  reservedUntil: string;
}

/** An order whose payment has arrived, or has not arrived in time. */
export interface PaymentNoticeMail {
  orderNo: string;
  ordererName: string;
  methodName: string;
  total: number;
  /** Paid by transfer to an account of the service, which may have to ask where money goes back to. */
  isTransfer?: boolean;
}

/** An order whose money is there, with the days that stand now. */
export interface PaymentReceivedMail extends PaymentNoticeMail {
  /** Ready to read, one a parcel; empty where the receiver of a gift chooses. Absent in mails of an earlier version. */
  days?: string[];
  /** The money came too late for a day that was told. */
  isMoved?: boolean;
}

/** A day that a member wanted to be reminded of. `day` is ready to read: `2026.12.24(木)`. */
export interface MemorialMail {
  name: string;
  targetName: string;
  memorialName: string;
  day: string;
  url: string;
  /** Where the member turns it off. */
  settingsUrl: string;
}

/** Who signs a mail (L-38 asks for sender and address on every mail that could be taken for promotion). */
export interface MailSender {
  shopName: string;
  contactEmail: string;
  shopUrl: string;
}

/** An inquiry that the shop has received. */
export interface InquiryMail {
  inquiryNo: string;
  categoryName: string;
}

/** What the shop is told of an inquiry. */
export interface InquiryNoticeMail extends InquiryMail {
  name: string;
  email: string;
  phoneNumber: string | null;
  orderNo: string | null;
  body: string;
}

/** The shop's answer to an inquiry, with the text that it answers. */
export interface InquiryAnswerMail {
  inquiryNo: string;
  name: string;
  answer: string;
  body: string;
  /** Ready to read: `2026.11.20 9:05`. */
  receivedAt: string;
}

export interface MailText {
  subject: string;
  body: string;
}

// Short enough for the screen of a telephone.
const RULE = '────────────────';

/** Texts of every mail the shop sends. Plain text: nothing to load, nothing to track. */
export const mailCopy = {
  emailVerification: (link: { url: string; minutes: number }): MailText => ({
    subject: 'メールアドレスのご確認',
    body: paragraphs(
      '会員登録のお手続きをいただき、ありがとうございます。',
      '次のリンクを開いて、メールアドレスのご確認を完了してください。',
      link.url,
      `リンクは${link.minutes}分間、1回だけご利用いただけます。`,
      IF_NOT_YOU,
    ),
  }),

  alreadyRegistered: ({ loginUrl }: { loginUrl: string }): MailText => ({
    subject: '会員登録のお手続きについて',
    body: paragraphs(
      'このメールアドレスで会員登録のお手続きがありましたが、すでに会員登録がお済みです。',
      '次のページからログインしてください。',
      loginUrl,
      IF_NOT_YOU,
    ),
  }),

  accountUnlock: (link: { url: string; minutes: number }): MailText => ({
    subject: 'ログインの一時停止を解除するには',
    body: paragraphs(
      'ログインに続けて失敗したため、安全のためログインを一時停止しました。',
      'ご本人の場合は、次のリンクを開くとすぐに解除できます。',
      link.url,
      `リンクは${link.minutes}分間、1回だけご利用いただけます。リンクを使わない場合も、しばらくすると自動で解除されます。`,
      'お心当たりがない場合は、リンクを開かずに、パスワードの変更をご検討ください。',
    ),
  }),

  secondFactor: ({ code, minutes }: { code: string; minutes: number }): MailText => ({
    subject: 'ログインの認証コードのお知らせ',
    body: paragraphs(
      'ログイン画面に、次の認証コードを入力してください。',
      `認証コード: ${code}`,
      `コードは${minutes}分間、1回だけご利用いただけます。当店からコードをお尋ねすることはありません。`,
      'お心当たりがない場合は、パスワードが他の人に知られているおそれがあります。パスワードを変更してください。',
    ),
  }),

  secondFactorChange: ({ code, minutes, isOn }: { code: string; minutes: number; isOn: boolean }): MailText => ({
    subject: `2段階認証を${isOn ? '有効に' : '無効に'}する認証コードのお知らせ`,
    body: paragraphs(
      `2段階認証を${isOn ? '有効' : '無効'}にするには、お手続き中の画面に、次の認証コードを入力してください。`,
      `認証コード: ${code}`,
      `コードは${minutes}分間、1回だけご利用いただけます。当店からコードをお尋ねすることはありません。`,
      'お心当たりがない場合は、コードを入力せずに、パスワードを変更してください。',
    ),
  }),

  secondFactorChanged: ({ name, isOn }: { name: string; isOn: boolean }): MailText => ({
    subject: `2段階認証を${isOn ? '有効' : '無効'}にしました`,
    body: paragraphs(
      `${name} 様`,
      isOn
        ? '2段階認証を有効にしました。次のログインから、このメールアドレスにお送りする認証コードもお尋ねします。'
        : '2段階認証を無効にしました。次のログインから、パスワードだけでログインできます。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、お問い合わせ先までご連絡ください。',
    ),
  }),

  passwordReminder: (link: { url: string; minutes: number }): MailText => ({
    subject: 'パスワード再設定のご案内',
    body: paragraphs(
      'パスワードの再設定のお申し込みがありました。次のリンクを開いて、新しいパスワードを設定してください。',
      link.url,
      `リンクは${link.minutes}分間、1回だけご利用いただけます。ご登録の「秘密の質問」の答えもお尋ねします。`,
      IF_NOT_YOU,
    ),
  }),

  usernameReminder: (link: { url: string; minutes: number }): MailText => ({
    subject: 'ユーザー名のご確認',
    body: paragraphs(
      'ユーザー名のお問い合わせがありました。次のリンクを開くと、ご確認いただけます。',
      link.url,
      `リンクは${link.minutes}分間、1回だけご利用いただけます。ご登録の「秘密の質問」の答えもお尋ねします。`,
      IF_NOT_YOU,
    ),
  }),

  passwordChanged: ({ name }: { name: string }): MailText => ({
    subject: 'パスワードを変更しました',
    body: paragraphs(
      `${name} 様`,
      'パスワードの変更を承りました。安全のため、ほかの端末ではログアウトしました。',
      'お心当たりがない場合は、すぐにパスワードを再設定し、お問い合わせ先までご連絡ください。',
    ),
  }),

  /** Goes to the address that the member had before. */
  emailChanged: ({ name }: { name: string }): MailText => ({
    subject: 'メールアドレスを変更しました',
    body: paragraphs(
      `${name} 様`,
      '会員登録のメールアドレスの変更を承りました。今後のご案内は、新しいメールアドレスへお送りします。',
      'お心当たりがない場合は、すぐにお問い合わせ先までご連絡ください。',
    ),
  }),

  memberLeft: ({ name }: { name: string }): MailText => ({
    subject: '退会のお手続きが完了しました',
    body: paragraphs(
      `${name} 様`,
      '退会のお手続きを承りました。これまでご利用いただき、誠にありがとうございました。',
      'お届け先やお気に入りなどの登録内容は削除しました。ご注文の記録は、法令の定めにより保管いたします。',
    ),
  }),

  memorialReminder: ({ name, targetName, memorialName, day, url, settingsUrl }: MemorialMail): MailText => ({
    subject: `${targetName}様の「${memorialName}」が近づいています`,
    body: paragraphs(
      `${name} 様`,
      `ご登録いただいた記念日のお知らせです。\n${day} ${targetName} 様 ${memorialName}`,
      `贈りものをお探しの際は、こちらをご覧ください。\n${url}`,
      `このお知らせの変更や停止は、マイページの「記念日」から承ります。\n${settingsUrl}`,
    ),
  }),

  registrationWelcome: ({ name, loginUrl }: { name: string; loginUrl: string }): MailText => ({
    subject: '会員登録が完了しました',
    body: paragraphs(
      `${name} 様`,
      '会員登録ありがとうございます。お届け先の登録や、ご注文履歴の確認をご利用いただけます。',
      loginUrl,
    ),
  }),

  orderConfirmation: (order: OrderMail): MailText => ({
    subject: `ご注文を承りました(注文番号 ${order.orderNo})`,
    body: paragraphs(
      `${order.ordererName} 様`,
      'ご注文ありがとうございます。次の内容で承りました。',
      `注文番号: ${order.orderNo}\n注文日時: ${order.orderedAt}`,
      ...sixItems(order, 'ご注文の商品・数量・お届け時期'),
    ),
  }),

  paymentInstructions: (notice: PaymentInstructionsMail): MailText => ({
    subject: `お支払いのご案内(注文番号 ${notice.orderNo})`,
    body: paragraphs(
      `${notice.ordererName} 様`,
      `${notice.methodName}でのお支払いをお願いいたします。${prepaymentCopy.willSend}`,
      [
        `${prepaymentCopy.state}: ${prepaymentCopy.states.unpaid}`,
        `${prepaymentCopy.amount}: ${formatYen(notice.total)}(税込)`,
        ...notice.rows.map(({ label, value }) => `${label}: ${value}`),
        `${prepaymentCopy.until}: ${prepaymentCopy.untilDay(notice.payBy)}`,
      ].join('\n'),
      heading(prepaymentCopy.stepsTitle, notice.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')),
      prepaymentCopy.cancelledAfter(notice.reservedUntil),
    ),
  }),

  paymentReceived: (notice: PaymentReceivedMail): MailText => ({
    subject: `ご入金を確認しました(注文番号 ${notice.orderNo})`,
    body: paragraphs(
      `${notice.ordererName} 様`,
      `${notice.methodName}でのお支払い ${formatYen(notice.total)}(税込)を確認しました。発送の準備をいたします。`,
      ...(notice.isMoved ? [prepaymentCopy.changedNote] : []),
      ...(notice.days && notice.days.length > 0 ? [heading('お届けの予定', notice.days.join('\n'))] : []),
    ),
  }),

  paymentExpired: (notice: PaymentNoticeMail): MailText => ({
    subject: `お支払い期限が過ぎました(注文番号 ${notice.orderNo})`,
    body: paragraphs(
      `${notice.ordererName} 様`,
      `${notice.methodName}でのお支払い ${formatYen(notice.total)}(税込)が期限までに確認できなかったため、ご注文を取り消しました。`,
      'ご希望の場合は、お手数ですがもう一度ご注文ください。',
    ),
  }),

  /** The payment came after the order had been given up and its goods were gone. */
  paymentRefunded: (notice: PaymentNoticeMail): MailText => ({
    subject: `お支払いを取り消します(注文番号 ${notice.orderNo})`,
    body: paragraphs(
      `${notice.ordererName} 様`,
      `${notice.methodName}でのお支払い ${formatYen(notice.total)}(税込)は、ご注文の手続きが終わった後に確認されたため、承ることができませんでした。誠に申し訳ございません。`,
      `お支払いは当店で取り消し、お預かりした金額は全額お返しいたします。${notice.isTransfer ? accountNote : 'お客様のお手続きは必要ありません。'}`,
      'ご希望の場合は、お手数ですがもう一度ご注文ください。',
    ),
  }),

  /** An inquiry was received. Whoever typed the address sees nothing else that was typed, so that nobody can write to others through the shop. */
  inquiryReceived: ({ inquiryNo, categoryName }: InquiryMail): MailText => ({
    subject: `お問い合わせを受け付けました(受付番号 ${inquiryNo})`,
    body: paragraphs(
      'お問い合わせいただき、ありがとうございます。次のとおり受け付けました。',
      `受付番号: ${inquiryNo}\n種類: ${categoryName}`,
      '担当の者が確認し、2営業日以内にお返事いたします。',
      IF_NOT_YOU,
    ),
  }),

  /** To the shop itself: what was asked. */
  inquiryNotice: (notice: InquiryNoticeMail): MailText => ({
    subject: `お問い合わせが届きました(${notice.inquiryNo}・${notice.categoryName})`,
    body: paragraphs(
      [
        `受付番号: ${notice.inquiryNo}`,
        `種類: ${notice.categoryName}`,
        `お名前: ${notice.name}`,
        `メールアドレス: ${notice.email}`,
        `電話番号: ${notice.phoneNumber ?? 'なし'}`,
        `ご注文番号: ${notice.orderNo ?? 'なし'}`,
      ].join('\n'),
      heading('内容', notice.body),
    ),
  }),

  inquiryAnswer: ({ inquiryNo, name, answer, body, receivedAt }: InquiryAnswerMail): MailText => ({
    subject: `お問い合わせへの回答(受付番号 ${inquiryNo})`,
    body: paragraphs(
      `${name} 様`,
      answer,
      'このメールにそのままご返信いただけます。',
      heading(`${receivedAt} のお問い合わせ`, body),
    ),
  }),

  /** Closes every mail with the sender. */
  signature: ({ shopName, contactEmail, shopUrl }: MailSender): string =>
    [RULE, shopName, shopUrl, `お問い合わせ: ${contactEmail}`, RULE].join('\n'),
} as const;

const IF_NOT_YOU = 'お心当たりがない場合は、このメールを破棄してください。ほかの操作は必要ありません。';
