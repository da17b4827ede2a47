import { seller } from '../seller.ts';
import type { PageSeed } from './page-data.ts';

/** 会社概要 of the sample seller. */
export const companyPage: PageSeed = {
  path: '/company',
  title: '会社概要',
  description: '当店を運営する会社と、商品を選ぶ考え方について。',
  body: `
<p>生ハム、サラミ、ソーセージ。世界の土地ごとに受け継がれてきた味を、食卓にまっすぐ届けることを仕事にしています。</p>
<table>
<tbody>
<tr><th scope="row">会社名</th><td>${seller.name}</td></tr>
<tr><th scope="row">代表者</th><td>${seller.representative}</td></tr>
<tr><th scope="row">所在地</th><td>〒${seller.postalCode} ${seller.address}</td></tr>
<tr><th scope="row">電話番号</th><td>${seller.phone}</td></tr>
<tr><th scope="row">事業内容</th><td>食肉製品・チーズの輸入販売、通信販売</td></tr>
</tbody>
</table>
<h2>商品を選ぶときに大切にしていること</h2>
<ul>
<li>産地と作り方がわかること。地理的表示のある品は、登録された名称で表示します。</li>
<li>原材料と添加物、アレルゲンを、買う前に読める文字で示すこと。</li>
<li>保存の温度を守り、届いた日から安心して召し上がれること。</li>
</ul>
<p>このページの会社情報は見本です。登場する生産者の名前は、すべて架空のものです。</p>`.trim(),
};
