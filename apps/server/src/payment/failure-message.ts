import { paymentOutageCopy } from '@shop/copy';

const messages: Readonly<Record<string, string>> = {
  card_declined: 'カード会社の承認が得られませんでした。別のカード、または別のお支払い方法をお試しください。',
  card_expired: 'カードの有効期限が切れています。別のカード、または別のお支払い方法をお選びください。',
  'card.not_found': 'お選びのカードはご利用いただけなくなっています。別のカードをお選びください。',
  'payment.not_available': '決済サービスに接続できませんでした。時間をおいて、もう一度お試しください。',
  'payment.unavailable': paymentOutageCopy.failure,
  authentication_failed:
    'カードの本人認証ができませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  authentication_cancelled: 'カードの本人認証が中止されました。お支払いは行われていません。',
  abandoned: 'お支払いの手続きを中止しました。お支払いは行われていません。',
  payment_failed: 'お支払いを完了できませんでした。もう一度お試しいただくか、別のお支払い方法をお選びください。',
  expired: 'お支払いの手続きの時間が過ぎました。お支払いは行われていません。',
  'payment.token_invalid': 'カード情報の有効期限が切れました。お手数ですが、カード情報をもう一度入力してください。',
  'payment.store_unknown': 'お支払いになるコンビニエンスストアをお選びください。',
};

/** Returns the message for a failed payment; the cart is unchanged. */
export function failureMessage(code: string | null): string {
  return messages[code ?? ''] ?? 'お支払いを完了できませんでした。別のお支払い方法をお試しください。';
}
