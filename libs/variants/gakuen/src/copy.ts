import { accountCopy, checkoutCopy, type CopyOverrides } from '@shop/copy';

const { mypage, register, registered } = accountCopy;
const { payment } = checkoutCopy;

/** Texts that the cooperative overrides. */
export const copy: CopyOverrides = {
  account: {
    register: {
      ...register,
      title: '組合員のご登録',
      lead: 'はじめに、保護者の方のメールアドレスを確認します。入力されたアドレスに、登録ページへのリンクをお送りします。',
      addedTitle: '学校',
      addedLead: 'お子さまが在学する学校のご家庭にご利用いただけます。',
      personTitle: '保護者の方について',
    },
    registered: { ...registered, title: '組合員の登録が完了しました' },
    mypage: { ...mypage, title: '組合員マイページ' },
  },
  checkout: {
    payment: { ...payment, othersTitle: 'お子さまについて(学校でのお渡し用)' },
  },
  footer: { footerNote: '採寸したエプロンと、ご家庭の朝ごはんをお届けします。' },
  measured: { nav: 'お子さまの採寸' },
  measurement: { title: 'お子さまの採寸' },
};
