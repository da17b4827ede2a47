import { CAUTION_KEYS } from '@shop/constants';
import type { messages } from '../../platform/db/schema/content.ts';

type MessageSeed = Omit<typeof messages.$inferInsert, 'sortNo' | 'updatedAt'>;

/** The shop's messages and the cautions of single pages (spec §2). */
export const messageData: readonly MessageSeed[] = [
  {
    code: 'shop_year_end',
    kind: 'shop',
    title: '年末年始のお届けについて',
    body: '<p>12月31日から1月4日までは出荷をお休みします。年内のお届けは、12月27日正午までのご注文が目安です。<a href="/guide/">お届けについて</a></p>',
  },
  caution(
    CAUTION_KEYS.product,
    '<p>写真・挿絵は盛り付けの一例です。アレルギーの表示は登録情報に基づきます。召し上がる前に、必ず商品のラベルをお確かめください。</p>',
  ),
  caution(
    CAUTION_KEYS.productGoods,
    '<p>写真・挿絵は一例です。お使いになる前に、商品に添えた取扱いの表示をお確かめください。</p>',
  ),
  caution(
    CAUTION_KEYS.cart,
    '<p>カートの商品は、ご注文を確定するまで確保されません。在庫や価格が変わったときは、確定の前にお知らせします。</p>',
  ),
  caution(
    CAUTION_KEYS.cartNote,
    '<p>冷蔵と冷凍の商品は別々の箱でお届けします。常温の商品は、品質に差し支えのないものに限り同じ箱にまとめます。</p>',
  ),
  caution(
    CAUTION_KEYS.cartLinks,
    '<p>送料とお届け日の目安は<a href="/guide/">お買い\u2060物ガイド</a>、返品の条件は<a href="/law/">特定商取引法に基づく表記</a>をご覧ください。</p>',
  ),
  caution(CAUTION_KEYS.cartPayment, '<p>お支払い方法は、次の確認の画面からも変えられます。</p>'),
  caution(
    CAUTION_KEYS.cartConfirm1,
    '<p>冷蔵・冷凍の商品は、お届けの日に受け取れることをお確かめください。保管の期限を過ぎると、品質を守るため再配達できないことがあります。</p>',
  ),
  caution(
    CAUTION_KEYS.cartConfirm2,
    '<p>輸入の時期により、大きさや包装が写真と異なることがあります。お届けする量が、表示の内容量を下回ることはありません。</p>',
  ),
  caution(
    CAUTION_KEYS.cartComplete,
    '<p>控えのメールがしばらくしても届かないときは、迷惑メールのフォルダをご確認のうえ、ご注文番号を添えてご連絡ください。</p>',
  ),
  caution(CAUTION_KEYS.contactComplete, '<p>お問い合わせを受け付けました。2営業日以内にお返事いたします。</p>'),
  caution(
    CAUTION_KEYS.contactCompleteShop,
    '<p>お急ぎのときは、お電話(<a href="tel:{{SELLER.PHONE}}">{{SELLER.PHONE}}</a>、{{SELLER.HOURS}})でも承ります。</p>',
  ),
  caution(
    CAUTION_KEYS.preorder1,
    '<p>予約の商品は、入荷の予定日が変わることがあります。変わったときは、ご注文の方へ当店からご連絡します。</p>',
  ),
  caution(
    CAUTION_KEYS.preorder2,
    '<p>予約の商品とほかの商品を同じ箱でお送りするときは、すべてそろってからの出荷になります。</p>',
  ),
  caution(
    CAUTION_KEYS.leaveStep1,
    '<p>退会すると、ポイント、お気に入り、アドレス帳などの登録内容はすべて失われ、元に戻せません。</p>',
  ),
  caution(CAUTION_KEYS.leaveStep2, '<p>お届けの済んでいないご注文があるあいだは、退会できません。</p>'),
  caution(CAUTION_KEYS.logout, '<p>共用の端末では、ご利用のあとに必ずログアウトしてください。</p>'),
  caution(
    CAUTION_KEYS.point,
    '<p>ポイントは、最後に獲得または利用された日から1年間有効です。クーポンの期限は、1枚ごとに異なります。</p>',
  ),
  caution(
    CAUTION_KEYS.memorial,
    '<p>お知らせのメールは、お選びの日数だけ前の\u2060日にお送りします。2月\u206029日の記念日は、平年には2月\u206028日として扱います。</p>',
  ),
  caution(CAUTION_KEYS.reminder, '<p>メールが届かないときは、迷惑メールのフォルダと、受信の設定もご確認ください。</p>'),
  caution(CAUTION_KEYS.reminderReset, '<p>新しいパスワードは、ほかのサービスで使っていないものをお選びください。</p>'),
  caution(
    CAUTION_KEYS.reminderUsername,
    '<p>メールが届かないときは、迷惑メールのフォルダと、受信の設定もご確認ください。</p>',
  ),
  caution(CAUTION_KEYS.reminderUsernameReset, '<p>秘密の質問の答えは、ご登録のときと同じ文字で入力してください。</p>'),
  caution(
    CAUTION_KEYS.reminderUsernameConfirm,
    '<p>ユーザー名は、この画面だけでお知らせします。控えてからお進みください。</p>',
  ),
];

function caution(code: string, body: string): MessageSeed {
  return { code, kind: 'caution', title: null, body };
}
