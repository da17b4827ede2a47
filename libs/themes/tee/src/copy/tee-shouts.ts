/** Cheerful texts of the theme Tee at login, on my page, and after an order. */
export const teeShoutsCopy = {
  area: 'tee_shouts',
  login: { sticker: ['おかえり!'], line: 'きょうは何たべる? はじめての人も、ようこそ。' },
  register: { sticker: ['よろしく!'], line: 'メールアドレスひとつで、はじめられるよ。' },
  mypage: { sticker: ['まってた!'], line: '注文も住所も、ここでぜんぶ見られるよ。' },
  accepted: { sticker: ['やったー!'], line: '注文できたよ。あとは、とどくのを楽しみに。' },
  awaiting: { sticker: ['あと', 'ちょっと!'], line: 'お支払いがすんだら、準備をはじめるね。' },
} as const;
