import type { news } from '../../../db/schema/editorial.ts';
import type { EditorialSeed } from './editorial-seed.ts';

/** News of the shop: one of it is not public yet, one is over, one is of a single channel. */
export const newsData: readonly EditorialSeed<typeof news.$inferInsert>[] = [
  {
    kind: 'delivery',
    title: '年末年始のお届けについて',
    lead: '12月31日から1月4日までは出荷をお休みします。年内のお届けは12月27日正午までのご注文が目安です。',
    body: '<p>いつもご利用いただきありがとうございます。年末年始は、次のとおり出荷をお休みします。</p><table><tbody><tr><th scope="row">年内の最終出荷</th><td>12月30日</td></tr><tr><th scope="row">休業</th><td>12月31日〜1月4日</td></tr><tr><th scope="row">年始の最初の出荷</th><td>1月5日</td></tr></tbody></table><p>休業のあいだもご注文は承ります。北海道・九州・沖縄・離島へは、1日から3日多くかかります。詳しくは<a href="/guide/">お買い物ガイド</a>をご覧ください。</p>',
    isImportant: true,
    daysAgo: 2,
    daysLeft: 60,
  },
  {
    kind: 'notice',
    title: 'お歳暮の承りを始めました',
    lead: 'のしとご包装、お届け先ごとのメッセージを承ります。',
    body: '<p>今年もお歳暮の承りを始めました。のしの表書きと名入れ、ご包装、メッセージカードは、お届け先ごとにお選びいただけます。</p><p>冷蔵・冷凍の品を贈られるときは、先方のご都合のよい日をご指定ください。<a href="/product/?tag=gift">贈りものに向く品を見る</a></p>',
    isImportant: false,
    daysAgo: 5,
  },
  {
    kind: 'product',
    title: 'バスク地方の生ハムが入荷しました',
    lead: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成を、薄切りでお届けします。',
    body: '<p>アドゥール川の流域で塩をして、12か月寝かせた生ハムです。塩の角が丸く、噛むほどに干し草とヘーゼルナッツを思わせる香りがします。</p><p><a href="/product/ham-fr-001/">商品を見る</a></p>',
    isImportant: false,
    daysAgo: 12,
  },
  {
    kind: 'product',
    title: 'イタリア産の一部商品の販売を休止しています',
    lead: '動物検疫による輸入停止のため、対象の商品は再開まで販売を休止します。',
    body: '<p>イタリアでのアフリカ豚熱の発生により、日本への豚肉製品の輸入が停止されています。停止の対象となる商品は、再開まで販売を休止し、商品ページにその旨を表示しています。</p><p>お待ちいただいているお客様にはご不便をおかけします。再開のときは、このお知らせでご案内します。</p>',
    isImportant: false,
    daysAgo: 21,
  },
  {
    kind: 'notice',
    title: '「お客様の声」を商品ページに載せました',
    lead: 'お召し上がりになった感想を、商品をお選びになるときの参考にしていただけます。',
    body: '<p>お買い上げのお客様から寄せられた感想を、商品ページに載せました。掲載の前に、当店で内容を確認しています。</p>',
    isImportant: false,
    daysAgo: 34,
  },
  {
    kind: 'notice',
    title: '調理実習の衣料をお求めの方へ',
    lead: '採寸の登録と、学年・組のご入力についてのご案内です。',
    body: '<p>エプロンと白衣は、マイページの「採寸」に登録した寸法に合わせてお選びいただけます。ご注文のときに、学年と組をご入力ください。</p>',
    isImportant: false,
    channelPrefixes: ['gakuen'],
    daysAgo: 40,
  },
  {
    kind: 'delivery',
    title: '夏季の冷蔵便について',
    lead: '気温の高い時期は、常温の商品も冷蔵でお届けすることがあります。',
    body: '<p>品質を守るため、気温の高い時期は常温の商品を冷蔵の箱に入れてお届けすることがあります。料金は変わりません。</p>',
    isImportant: false,
    daysAgo: 150,
    daysLeft: -60,
  },
  {
    kind: 'maintenance',
    title: 'サイト点検のお知らせ',
    lead: '1月14日の午前2時から5時まで、サイトをご利用いただけません。',
    body: '<p>設備の点検のため、1月14日の午前2時から5時まで、ご注文を含むすべてのご利用を停止します。カートの中身は残ります。</p>',
    isImportant: false,
    daysAgo: -30,
  },
];
