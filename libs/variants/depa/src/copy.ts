import { accountCopy, checkoutCopy, type CopyOverrides } from '@shop/copy';

const { register } = accountCopy;
const { complete, delivery } = checkoutCopy;

/** Texts that the department store overrides. */
export const copy: CopyOverrides = {
  account: {
    register: {
      ...register,
      title: 'オンライン会員のご登録',
      addedTitle: '会員カード',
      addedLead: '店頭の会員カードをお持ちの方は、番号をご登録いただくとポイントとご優待をまとめてご利用いただけます。',
    },
  },
  checkout: {
    complete: {
      ...complete,
      acceptedTitle: 'ご用命を承りました',
      acceptedText: 'このたびはご用命いただき、誠にありがとうございます。心を\u2060こめてお支度し、お届けいたします。',
      awaitingTitle: 'ご用命を承りました。お支払いをお願いいたします',
      history: 'ご注文履歴を見る',
      browse: '贈り物選びを続ける',
    },
    delivery: { ...delivery, gift: '熨斗・包装・メッセージ' },
  },
  ass: { greeting: 'ご進物の熨斗とお名入れを、ギフトサロンが承ります' },
  footer: { footerNote: '輸入ハムとソーセージのご進物を、熨斗とともにお届けします。' },
};
