import { seller } from '../seller.ts';
import type { PageSeed } from './page-data.ts';

/** 特定商取引法に基づく表記 with every item of L-01. */
export const lawPage: PageSeed = {
  path: '/law',
  title: '特定商取引法に基づく表記',
  description: '販売業者、価格と送料、お支払い方法と時期、お届け時期、返品の条件について。',
  body: `
<p>このページの販売業者の情報は見本です。実際に営業するときは、ご自身の情報に書き換えてください。</p>
<table>
<tbody>
<tr><th scope="row">販売業者</th><td>${seller.name}</td></tr>
<tr><th scope="row">運営責任者</th><td>${seller.representative}</td></tr>
<tr><th scope="row">所在地</th><td>〒${seller.postalCode} ${seller.address}</td></tr>
<tr><th scope="row">電話番号</th><td>${seller.phone}<br>受付時間:${seller.hours}</td></tr>
<tr><th scope="row">メールアドレス</th><td>${seller.email}</td></tr>
<tr><th scope="row">登録番号</th><td>${seller.registrationNumber}(適格請求書発行事業者・見本)</td></tr>
<tr><th scope="row">販売価格</th><td>各商品ページに、消費税を含む価格を表示しています。食品は軽減税率8%、調理道具・送料・手数料は10%です。</td></tr>
<tr><th scope="row">商品代金以外の料金</th><td>
<ul>
<li>送料:お届け先1か所・1箱につき940円から(地域と箱の大きさによる)。お届け先ごとに商品代金が10,800円以上のとき無料</li>
<li>クール料金:冷蔵・冷凍の箱1つにつき275円から</li>
<li>離島への中継料:550円から</li>
<li>代金引換手数料:330円から1,100円(お支払い金額による)、コンビニ払い手数料:220円</li>
<li>ご包装:包装紙330円、風呂敷880円(お届け先ごと)。のしは無料</li>
<li>銀行振込の振込手数料はお客様のご負担です</li>
</ul>
金額はすべて、ご注文の確定前にカートで確認できます。</td></tr>
<tr><th scope="row">お支払い方法と時期</th><td>
<ul>
<li>クレジットカード:ご注文時に与信、出荷時に売上(本人認証あり)</li>
<li>コンビニ払い(前払い):ご注文から7日以内</li>
<li>銀行振込(前払い):ご注文から7日以内</li>
<li>代金引換:商品のお受け取り時</li>
</ul></td></tr>
<tr><th scope="row">お届けの時期</th><td>前払いの場合はご入金の確認後、そのほかはご注文の確認後、最短2日以内に出荷します。お届け日は、カートで選べる日の中からご指定いただけます。ご指定のないときは最短の日にお届けします。日曜・祝日・年末年始は出荷を休みます。</td></tr>
<tr><th scope="row">申込みの有効期限</th><td>前払いのご入金が期限までに確認できないとき、ご注文は取り消されます。期間を限って販売する商品は、商品ページに期間を表示します。</td></tr>
<tr><th scope="row">販売数量の制限・特別な条件</th><td>商品によって、1回のご注文の数量に上限があります(商品ページに表示)。お届けは日本国内に限ります。一部の離島へは冷蔵・冷凍の商品をお届けできません。</td></tr>
<tr><th scope="row">返品・交換・取消し</th><td>食品のため、お客様のご都合による返品・交換はお受けできません。取消しは、出荷の準備に入る前までマイページまたはお電話で承ります。</td></tr>
<tr><th scope="row">商品に不適合があるとき</th><td>品質の不良、破損、誤ったお届けのときは、到着後7日以内にご連絡ください。送料は当店の負担で、交換または返金いたします。</td></tr>
</tbody>
</table>`.trim(),
};
