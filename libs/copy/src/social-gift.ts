import { whole } from './whole.ts';

/** Texts of the screens on which a receiver unwraps a social gift and says where it shall go. None tells a price (G-05). */
export const socialGiftCopy = {
  area: 'social-gift',
  title: '贈りもののお受け取り',
  steps: { shipping: 'お届け先', delivery: 'お届け日時', confirm: 'ご確認' },
  arrived: (sender: string) => `${whole(sender)}\u00a0様からの贈りもの`,
  to: (receiver: string) => `${whole(receiver)}\u00a0様へ`,
  arrivedLead: '贈りものが届いています。',
  message: (sender: string) => `${whole(sender)}\u00a0様からのメッセージ`,
  goods: '贈りものの内容',
  allergens: 'アレルゲン',
  storage: '保存方法',
  quantity: (count: number) => `${count}点`,
  until: 'お受け取り期限',
  noFee: 'お支払いは済んでいます。お届け先とお届け日をお知らせください。',
  privacy: 'ご入力いただいた内容は、この贈りもののお届けにだけ使い、贈り主の\u2060方にはお知らせしません。',
  receive: '贈りものを受け取る',
  code: {
    title: 'ギフトのコードを入力する',
    lead: 'カードやメールに書かれたコードを入力してください。',
    label: 'ギフトのコード',
    hint: 'リンクがお手元にある場合は、リンクをそのまま開いてください。',
    submit: '贈りものを開く',
  },
  over: {
    unknown: {
      title: 'ギフトが見つかりませんでした',
      text: 'コードやリンクの一部が抜けていないか、もう一度お確かめください。分からないときは、贈り主の\u2060方にお尋ねください。',
    },
    used: {
      title: 'お受け取りの手続きは済んでいます',
      text: 'お届けまで、もうしばらくお待ちください。お手続きに心当たりがないときは、贈り主の\u2060方にお知らせください。',
    },
    expired: {
      title: 'お受け取りの期限が切れました',
      text: 'この贈りものはお届けできなくなりました。贈り主の\u2060方へは、当店から期限が切れたことをお知らせしています。',
    },
    cancelled: {
      title: 'この贈りものは取りやめになりました',
      text: '贈り主の\u2060方のお申し出などにより、お届けできなくなりました。くわしくは、贈り主の\u2060方にお尋ねください。',
    },
  },
  overWays: { again: 'コードを入力する', complete: 'お手続きの内容を見る', home: 'トップページへ' },
  shipping: {
    title: 'お届け先の入力',
    lead: 'お受け取りになるご住所を入力してください。',
    submit: 'お届け日時を選ぶ',
    back: '贈りものの内容に戻る',
  },
  delivery: {
    title: 'お届け日時を選ぶ',
    lead: 'お荷物ごとに、ご都合のよい日時をお選びください。',
    parcels: 'お荷物',
    submit: '内容の確認へ',
    back: 'お届け先の入力に戻る',
  },
  confirm: {
    title: 'お受け取り\u200b内容の確認',
    lead: 'まだ確定していません。お届け先とお届け日時をお確かめください。',
    place: 'お届け先',
    email: 'お知らせを受け取るメールアドレス',
    when: 'お届け日時',
    change: '変更する',
    submit: 'この内容で受け取る',
    back: 'お届け日時を選びなおす',
  },
  complete: {
    title: 'お受け取りの手続きが済みました',
    thanks: (sender: string) => `${whole(sender)}\u00a0様からの贈りものを、お届けの日までどうぞお楽しみに。`,
    registeredAt: 'お手続きの日時',
    when: 'お届け日時',
    told: '贈り主の\u2060方には、お手続きが済んだことだけをお知らせしました。',
    home: 'トップページへ',
  },
} as const;
