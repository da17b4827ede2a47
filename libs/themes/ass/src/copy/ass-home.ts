/** Texts of the home of the theme Ass. */
export const assHomeCopy = {
  area: 'ass_home',
  heroAlt: '金の水引を結び、のしを添えた贈りもの箱の絵',
  title: '贈りものをさがす',
  lead: 'ご予算と、どなたへの品かをお選びください。',
  budget: 'ご予算',
  noMost: { label: 'こだわらない', note: 'すべての品' },
  most: 'まで(税込)',
  occasion: 'どなたへ、どんなときに',
  occasions: {
    gift: { label: '御歳暮・御中元', note: 'のし・包装を承る品' },
    premium: { label: '大切な節目に', note: 'とっておきの品' },
    'with-wine': { label: 'ワイン好きの方へ', note: '赤にも白にも' },
    'with-sake': { label: '日本酒好きの方へ', note: 'ぬる燗にも' },
    'for-children': { label: 'お子さまのいるご家庭へ', note: 'やさしい味わい' },
    party: { label: '集まりの席に', note: '囲んで楽しむ品' },
  },
  submit: '品をさがす',
} as const;
