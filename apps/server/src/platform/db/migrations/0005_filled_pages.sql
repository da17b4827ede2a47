CREATE TABLE "operations" (
	"id" smallint PRIMARY KEY NOT NULL,
	"backup_at" timestamp with time zone,
	CONSTRAINT "operations_one_row" CHECK ("operations"."id" = 1)
);--> statement-breakpoint
-- The sample's texts, where nobody has changed them, get their figures from settings and tables (decision 100).
UPDATE "static_pages" SET "body" = '<table>
<tbody>
{{law.seller}}
{{law.price}}
{{law.charges}}
{{law.payment}}
{{law.delivery}}
{{law.period}}
{{law.limits}}
{{law.returns}}
{{law.defects}}
</tbody>
</table>', "updated_at" = now() WHERE "path" = '/law' AND md5("body") = 'c57197ee8b4ab411a6be57d82fe96f65';--> statement-breakpoint
UPDATE "static_pages" SET "body" = '<h2>ご注文の流れ</h2>
<ol>
<li>商品をカートに入れます。会員登録をしなくてもご注文いただけます。</li>
<li>お届け先を選びます。1回のご注文で、複数のお届け先を指定できます。</li>
<li>お届け日と時間帯、のし・ご包装・メッセージを、お届け先ごとに選びます。</li>
<li>お支払い方法を選び、内容を確認して「注文を確定する」を押します。</li>
</ol>
<h2>温度帯と箱の分け方</h2>
<p>商品は常温・冷蔵・冷凍のいずれかでお届けします。冷蔵と冷凍は同じ箱に入れられないため、別々にお届けし、それぞれに送料がかかります。常温の商品は、品質に差し支えのないものに限り、冷蔵や冷凍の箱にまとめて送料を抑えます。</p>
<h2>送料</h2>
<p>送料はお届け先の地域と箱の大きさで決まり、冷蔵・冷凍の箱には{{cool.lowest}}からのクール料金が加わります。{{carriage.free}}</p>
{{carriage.table}}
<p>{{carriage.sizes}}</p>
<h2>お届け日</h2>
<p>{{delivery.cutoff}}{{delivery.ships}}{{delivery.closed}}選べる最短の日は、お届け先と商品によって変わります。</p>
<h2>お支払い</h2>
{{payments.list}}
<p>手数料:{{payments.fees}}</p>
<h2>贈りもの</h2>
<p>のし、ご包装、メッセージカード、ご依頼主のお名前は、お届け先ごとに指定できます。価格のわかるものは同封しません。のしの水引は、ご用途に合わせてご案内します。はじめての方は、<a href="/howto/noshi/">のしの書き方</a>や<a href="/howto/">贈る・味わう手引き</a>もご覧ください。</p>
<h2 id="suspended">販売を休止している商品について</h2>
<p>海外で家畜の病気が発生すると、その国や地域の肉製品は日本への輸入が停止されます。停止されているあいだ、対象の商品は販売を休止し、理由を商品ページに表示しています。</p>
<h2>アレルギーの表示</h2>
<p>商品一覧では、特定のアレルゲンを含む商品を除いて探せます。登録のない商品も除かれます。表示は登録情報に基づきます。召し上がる前に、必ず商品のラベルをお確かめください。</p>
<h2>ご注文の確認</h2>
<p>ご注文の状況は、マイページ(会員登録をせずにご注文の方は<a href="/order-lookup/">ご注文の⁠確認</a>)からお確かめいただけます。出荷の準備に入る前の取消しと、贈りもののリンクをもう⁠一度お送りすることも、そちらで承ります。</p>
<h2>領収書</h2>
<p>領収書は、出荷のあとにマイページ(会員登録をせずにご注文の方は<a href="/order-lookup/">ご注文の⁠確認</a>)から発行できます。代金引換のときは、運送会社の送り状が領収書になります。</p>
<h2>お問い合わせ</h2>
<p>ご不明な点は、<a href="/faq/">よくあるご質問</a>をご覧のうえ、<a href="/contact/">お問い合わせ</a>からお尋ねください。</p>', "updated_at" = now() WHERE "path" = '/guide' AND md5("body") = '81ce61961d13033f0f7afdd8a23bd6aa';--> statement-breakpoint
UPDATE "static_pages" SET "body" = '<p>{{SELLER.NAME}}(代表者 {{SELLER.REPRESENTATIVE}}、〒⁠{{SELLER.POSTAL_CODE}} {{SELLER.ADDRESS}})は、お客様の個人情報を次のとおり取り扱います。この文章は見本です。</p>
<h2>利用目的</h2>
<ul>
<li>ご注文の受付、商品のお届け、代金の決済、ご連絡</li>
<li>会員登録とマイページのご提供、ご本人の確認</li>
<li>お問い合わせへの回答</li>
<li>同意をいただいた方への、商品や催しのご案内(いつでも停止できます)</li>
<li>不正なご注文やログインの防止</li>
</ul>
<h2>お届け先の方の情報</h2>
<p>贈りもののお届け先の情報は、お届けのためだけに利用します。ご案内をお送りすることはありません。eギフトでお受け取りの方がご入力になった情報は、お受け取りの手続きから180日で削除します。そのほかのお届け先は、ご注文の記録の一部として、法令の定める期間保管します。</p>
<h2>入荷のお知らせ</h2>
<p>入荷のお知らせをお申し込みの方のメールアドレスは、そのお知らせのためだけに利用します。会員でない方には確認のメールをお送りし、3日以内に確認されなければ削除します。お知らせは一度だけお送りし、その30日後に削除します。入荷のないまま365日を過ぎたときも削除します。メールのリンクからいつでも止められます。</p>
<h2>委託と第三者への提供</h2>
<p>お届けは運送会社に、決済は決済会社に、必要な範囲で取り扱いを委託します。法令に基づく場合を除き、同意なく第三者に提供することはありません。共同利用は行っていません。</p>
<h2>カード情報</h2>
<p>カード番号とセキュリティコードは、決済会社の画面に直接入力されます。当店の設備には送信されず、保存もされません。</p>
<h2>外部への送信</h2>
<p>広告や分析のためにほかの会社のサービスを使うときは、送り先・送る情報・目的を、このページの終わりに表示します。表示がないときは、使っていません。</p>
<h2>Cookieとブラウザの保存領域</h2>
<p>カートの内容、ログインの状態、お知らせを閉じたこと、外部への送信に同意されたかどうかを覚えるためと、以前ログインに成功した端末を180日間見分けて第三者の操作でログインできなくなることを防ぐために使います。入力の途中の内容は、お使いの端末の中だけに保存されます。</p>
<h2>安全管理</h2>
<p>通信の暗号化、取り扱う者の限定、記録の点検などの措置を講じています。パスワードは元に戻せない形で保存します。パスキーは公開鍵だけを保存し、指紋や顔の情報は受け取りません。</p>
<h2>開示・訂正・利用停止などのご請求</h2>
<p>マイページでの変更のほか、下記の窓口で承ります。ご本人であることを確認したうえで、遅滞なく対応します。</p>
<ul>
<li>メール:​<a href="mailto:{{SELLER.EMAIL}}">{{SELLER.EMAIL}}</a></li>
<li>電話:​<a href="tel:{{SELLER.PHONE}}">{{SELLER.PHONE}}</a> {{SELLER.HOURS}}</li>
</ul>', "updated_at" = now() WHERE "path" = '/privacy' AND md5("body") = '42c3471e0bf48bc216c17fef4ce011aa';--> statement-breakpoint
UPDATE "static_pages" SET "body" = '<p>生ハム、サラミ、ソーセージ。世界の土地ごとに受け継がれてきた味を、食卓にまっすぐ届けることを仕事にしています。</p>
<table>
<tbody>
<tr><th scope="row">会社名</th><td>{{SELLER.NAME}}</td></tr>
<tr><th scope="row">代表者</th><td>{{SELLER.REPRESENTATIVE}}</td></tr>
<tr><th scope="row">所在地</th><td>〒⁠{{SELLER.POSTAL_CODE}} {{SELLER.ADDRESS}}</td></tr>
<tr><th scope="row">電話番号</th><td><a href="tel:{{SELLER.PHONE}}">{{SELLER.PHONE}}</a></td></tr>
<tr><th scope="row">事業内容</th><td>食肉製品・チーズの輸入販売、通信販売</td></tr>
</tbody>
</table>
<h2>商品を選ぶときに大切にしていること</h2>
<ul>
<li>産地と作り方がわかること。地理的表示のある品は、登録された名称で表示します。</li>
<li>原材料と添加物、アレルゲンを、買う前に読める文字で示すこと。</li>
<li>保存の温度を守り、届いた日から安心して召し上がれること。</li>
</ul>
<p>このページの会社情報は見本です。登場する生産者の名前は、すべて架空のものです。</p>', "updated_at" = now() WHERE "path" = '/company' AND md5("body") = '73f5e1b5a6387875aa4eb71b58dc9816';--> statement-breakpoint
UPDATE "static_pages" SET "body" = '<p>当店は、年齢や障害の有無、使う機器にかかわらず、どなたにもお買い物をしていただけることを目指します。</p>
<h2>目標</h2>
<p>JIS X 8341-3:2016 の適合レベル⁠AAに準拠することを目標とし、WCAG 2.2 で加わったレベルAとAAの達成基準にも配慮します。</p>
<h2>対象</h2>
<p>このサイトのすべてのページ。外部の決済会社の画面は、その会社の方⁠針によります。</p>
<h2>取り組み</h2>
<ul>
<li>キーボードだけで、商品を探してから注文を確定するまで操作できます。</li>
<li>画面の読み上げに必要な見出し、ラベル、状態の通知を付けています。</li>
<li>色だけで区別せず、文字や記号を添えています。文字と背景の明暗の差は4.5対1以上です。</li>
<li>画面の文字を400%まで拡大しても、横に動かさずに読めます。</li>
<li>動きを減らす設定をお使いの方には、動きを止めて表示します。</li>
<li>入力の誤りは、どこをどう直せばよいかを文章でお知らせし、入力した内容を失わせません。</li>
</ul>
<h2>確かめ方</h2>
<p>すべての画面を自動の検査にかけ、キーボードと画面の読み上げでの操作を人の手でも確かめています。</p>
<h2>お困りのときは</h2>
<p>使いにくいところや読めないところがありましたら、お電話またはメールでお知らせください。ご注文もお電話で承ります。</p>
<ul>
<li>電話:​<a href="tel:{{SELLER.PHONE}}">{{SELLER.PHONE}}</a> {{SELLER.HOURS}}</li>
<li>メール:​<a href="mailto:{{SELLER.EMAIL}}">{{SELLER.EMAIL}}</a></li>
</ul>', "updated_at" = now() WHERE "path" = '/accessibility' AND md5("body") = '7bff19e52788c9a75c9d6e488c2a68ed';--> statement-breakpoint
UPDATE "messages" SET "body" = '<p>お急ぎのときは、お電話(<a href="tel:{{SELLER.PHONE}}">{{SELLER.PHONE}}</a>、{{SELLER.HOURS}})でも承ります。</p>', "updated_at" = now() WHERE "code" = 'contact_complete_shop' AND md5("body") = '6935d39a23e98e60445faf55076fa803';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>お届け先の地域と箱の大きさで決まり、1箱{{carriage.lowest}}からです。冷蔵・冷凍の箱には、1箱{{cool.lowest}}からのクール料金が加わります。{{carriage.free}}地域ごとの送料は<a href="/guide/">お買い⁠物ガイド</a>をご覧ください。</p>', "updated_at" = now() WHERE "question" = '送料はいくらですか?' AND md5("answer") = '2c8b98d9987f1ee369844c7f04df9961';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>{{delivery.ships}}{{delivery.cutoff}}{{delivery.closed}}</p>', "updated_at" = now() WHERE "question" = 'いつ出荷されますか?' AND md5("answer") = '79db061d4d679a2b908b76913563a779';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>お届けは日本国内に限ります。離島へのお届けには{{island.lowest}}からの中継料がかかり、一部の離島へは冷蔵・冷凍の商品をお届けできません。お届けできるかどうかは、ご注文の確定前にわかります。</p>', "updated_at" = now() WHERE "question" = '離島や海外へ届けられますか?' AND md5("answer") = '92b2b93ffdd240de046e67d08800bbe0';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>{{payments.names}}をお選びいただけます。手数料は、{{payments.fees}}です。銀行振込の手数料は、お客様のご負担です。</p>', "updated_at" = now() WHERE "question" = 'どのような支払い方法がありますか?' AND md5("answer") = '879563914c2496171a35e171f500143b';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>ご注文のときにご案内した期限までにご入金が確認できないとき、ご注文は自動で取り消されます。お手数ですが、もう一度ご注文ください。</p>', "updated_at" = now() WHERE "question" = 'コンビニエンスストア払いの期限を過ぎました。' AND md5("answer") = '67616a253f8998a6ff9b53e3f9fba498';--> statement-breakpoint
UPDATE "qas" SET "answer" = '<p>お届け先ごとに、のしの用途と表書き、名入れをご指定いただけます。のしは無料、ご包装は{{wrapping.fees}}です。水引は、ご用途に合わせてご案内します。</p>', "updated_at" = now() WHERE "question" = 'のしやご包装を付けられますか?' AND md5("answer") = 'cc37066d1ab55ff5089cc52309b7f563';
