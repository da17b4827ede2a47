/** What the theme Tee says where a shopper comes in, looks around his own things, and is done. */
export const teeShoutsCopy = {
  area: 'tee_shouts',
  login: { sticker: ['おかえり!'], line: 'きょうは何たべる? はじめての人も、ようこそ。' },
  register: { sticker: ['よろしく!'], line: 'まずはメールアドレスだけ。つづきは、とどいたメールから。' },
  mypage: { sticker: ['まってた!'], line: 'ここは、きみの場所。買ったもの、ぜんぶ見られるよ。' },
  accepted: { sticker: ['やったー!'], line: '注文できたよ。あとは、とどくのを楽しみに。' },
  awaiting: { sticker: ['あと', 'ちょっと!'], line: 'お支払いがすんだら、準備をはじめるね。' },
} as const;
