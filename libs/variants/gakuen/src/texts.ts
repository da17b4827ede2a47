/** Texts that only this variant has. */
export const words = {
  forms: {
    lastName: '保護者の姓',
    firstName: '保護者の名',
    birthDate: '保護者の生年月日',
    birthDateHint: '組合員の登録に使います',
    phoneHint: 'お届けや学校でのお渡しについてご連絡することがあります',
    school: '学校キー',
    student: '児童・生徒のお名前',
    class: '学年・組',
    schoolHint:
      '学校から届いた「ご利用のご案内」に書かれています。大文字と小文字、ハイフンの有無はどちらでもかまいません',
    studentHint: '学校でお渡しするときに、袋にお名前を記載します',
    classHint: '在学中の学年と組をご入力ください',
  },
  schoolKey: {
    check: '学校を確認',
    checking: '学校を確認しています',
    found: '{name}のキーです',
    failed: '学校を確認できませんでした。このまま登録に進むと、もう一度確認します',
    unknown: 'この学校キーは確認できませんでした。ご案内をお確かめのうえ、もう一度入力してください',
  },
  header: { label: '学園生活協同組合からのお知らせ', text: 'エプロン・白衣の採寸受付中', link: '商品を見る' },
  measure: {
    required: '採寸が必要な商品です',
    unitNote: '単位はセンチメートルです。小数点以下1桁まで入力できます。',
  },
  clothes: { story: '素材と仕立て', care: 'お手入れ', origin: '縫製地', maker: '仕立て', specs: '商品の表示' },
  home: {
    title: 'お子さまの採寸',
    text: 'エプロンや白衣をご注文のときに、ここから呼び出せます。',
    all: '採寸の記録をすべて見る',
  },
} as const;
