import {
  accountCopy,
  checkoutCopy,
  dayCalendarCopy,
  formsCopy,
  frameCopy,
  noshiCopy,
  prepaymentCopy,
} from '@shop/copy';
import type { Locator } from '@playwright/test';
import { addToCart, fillAddress, sampleGuest } from '../fixtures/guest.ts';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { linkIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels, options } = formsCopy;
const ham = 'ジャンボン・ド・ラコーヌ 12ヶ月熟成 スライス';
const sausage = 'ソーシス・ド・トゥールーズ(生)';
const { delivery, payment, shipping } = checkoutCopy;
const noshi = noshiCopy;

/** Chooses the nth open day and returns it. */
async function chooseDay(parcel: Locator, nth: number): Promise<string> {
  const calendar = parcel.getByRole('grid', { name: delivery.date });
  // The days are loaded after the parcel. The list has their names; the calendar is clicked.
  await expect(calendar).toBeVisible();
  await parcel.getByText(delivery.dateList).click();
  const option = parcel
    .getByRole('combobox', { name: delivery.date })
    .getByRole('option', { disabled: false })
    .nth(nth + 1);
  const day = (await option.getAttribute('value')) ?? '';
  const label = (await option.textContent()) ?? '';
  const button = calendar.getByRole('button', { name: label });
  while (!(await button.isVisible())) await parcel.getByRole('button', { name: dayCalendarCopy.next }).click();
  await button.click();
  await expect(parcel.getByText(dayCalendarCopy.chosen(label))).toBeVisible();
  return day;
}

test('a new member sends chilled and frozen gifts to two people on two days and pays at the convenience store', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const email = freshMailbox('member-gifts');
  const person = { ...sampleGuest('member-gifts'), last_name_kana: 'みほん' };

  await test.step('registration by the mailed link', async () => {
    await page.goto('/register/');
    await shop.expectAccessible();
    await page.getByRole('textbox', { name: labels.email }).fill(email);
    await page.getByRole('button', { name: accountCopy.register.submitEmail }).click();
    await expect(page.getByRole('heading', { name: accountCopy.register.sentTitle })).toBeVisible();
    await shop.expectAccessible();
    await page.goto(linkIn(await shop.readMail(email, /メールアドレスのご確認/)));
    await expect(page.getByText(accountCopy.register.emailVerified)).toBeVisible();
    await shop.expectAccessible();
    await fillAddress(page.getByRole('main'), person);
    await page.getByRole('combobox', { name: formsCopy.birth.year }).selectOption('1990');
    await page.getByRole('combobox', { name: formsCopy.birth.month }).selectOption('04');
    await page.getByRole('combobox', { name: formsCopy.birth.day }).selectOption('01');
    await page.getByRole('radio', { name: options.gender['4'] }).check();
    await page.getByRole('textbox', { name: labels.password }).fill('mori-no-kunsei-goya');
    await page.getByRole('combobox', { name: labels.question_ct }).selectOption('4');
    await page.getByRole('textbox', { name: labels.question_answer }).fill('ハム');
    await page.getByRole('checkbox', { name: accountCopy.register.consent }).check();
    await page.getByRole('button', { name: accountCopy.register.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: accountCopy.registered.title })).toBeVisible();
    await shop.expectAccessible();
    await shop.readMail(email, /会員登録が完了しました/);
  });

  await test.step('chilled and frozen products in the cart', async () => {
    await addToCart(page, 'ham-fr-003');
    await addToCart(page, 'sau-fr-002');
    await page.goto('/cart/');
    for (const zone of ['chilled', 'frozen'] as const)
      await expect(page.getByRole('heading', { name: checkoutCopy.cart.groupTitle[zone] })).toBeVisible();
    await page.goto('/cart/shipping-select/');
  });

  await test.step('two destinations', async () => {
    await expect(page.getByText('見本 太郎', { exact: false }).first()).toBeVisible();
    await page.getByRole('radio', { name: shipping.targetOther }).check();
    await expect(page.getByRole('group', { name: shipping.bookTitle })).toBeVisible();
    const own = page.getByRole('checkbox', { name: /見本 太郎/ });
    // The server's response may select it at the moment of the click.
    await expect(async () => {
      if (!(await own.isChecked())) await own.click();
      await expect(own).toBeChecked({ timeout: 5000 });
    }).toPass();
    await shop.expectAccessible();
    await page.getByRole('link', { name: shipping.addElse }).click();
    await fillAddress(page.getByRole('main'), { ...person, last_name: '贈先', address1: '丸の内2-2' });
    await page.getByRole('button', { name: shipping.formSubmit }).click();
    await expect(
      page
        .getByRole('button', { name: shipping.editOf('贈先 太郎') })
        .or(page.getByRole('link', { name: shipping.editOf('贈先 太郎') })),
    ).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: shipping.next }).click();
    await expect(page).toHaveURL(/shipping-detail/);
  });

  const days: string[] = [];
  await test.step('recipients, days and a noshi', async () => {
    const cell = (product: string, name: string) =>
      page.getByRole('textbox', { name: delivery.matrixCell(product, name) });
    await page.getByRole('button', { name: delivery.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: '贈先 太郎様へ届ける商品がありません' })).toBeVisible();
    await cell(sausage, '贈先 太郎').fill('1');
    await cell(sausage, '贈先 太郎').press('Enter');
    await cell(sausage, '見本 太郎').fill('0');
    await cell(sausage, '見本 太郎').press('Enter');
    const [first, second] = [1, 2].map((index) => page.getByRole('region', { name: delivery.destination(index) }));
    if (!first || !second) throw new Error('unreachable: two destinations');
    await expect(first.getByRole('heading', { name: delivery.parcelTitle.chilled })).toBeVisible();
    await expect(second.getByRole('heading', { name: delivery.parcelTitle.frozen })).toBeVisible();
    await expect(first.getByRole('heading', { name: delivery.parcelTitle.frozen })).toHaveCount(0);
    await expect(first.getByText(ham).first()).toBeVisible();
    days.push(await chooseDay(first, 5), await chooseDay(second, 8));
    expect(days[0]).not.toBe(days[1]);
    await second.getByText(delivery.gift).click();
    await second.getByRole('combobox', { name: noshi.legend }).selectOption({ label: noshi.purposes.seibo });
    await expect(second.getByRole('textbox', { name: noshi.topText })).toHaveValue(noshi.purposes.seibo);
    await second.getByRole('textbox', { name: noshi.name(1) }).fill('見本太郎');
    await second.getByRole('textbox', { name: noshi.name(1) }).blur();
    const card = second.getByRole('textbox', { name: delivery.message.label });
    await card.fill('あ'.repeat(203));
    await page.getByRole('button', { name: delivery.next }).click();
    await expect(page.getByText(checkoutCopy.frame.tooLong)).toBeVisible();
    await expect(card).toHaveValue('あ'.repeat(203));
    await shop.expectAccessible();
    await card.fill('いつもありがとうございます');
    await page.getByRole('button', { name: delivery.next }).click();
  });

  await test.step('convenience store', async () => {
    await expect(page).toHaveURL(/\/cart\/payment/);
    await expect(
      page
        .getByText(/のしをお付けするご注文ではご利用いただけません|お届け先が複数のときはご利用いただけません/)
        .first(),
    ).toBeVisible();
    await page
      .getByRole('radio', { name: /コンビニ/ })
      .first()
      .check();
    await page.getByRole('button', { name: payment.next }).click();
    await expect(page.getByText(payment.storeRequired)).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('radio', { name: 'ローソン' }).check();
    await page.getByRole('button', { name: payment.next }).click();
    await expect(page).toHaveURL(/\/cart\/confirm/);
    await expect(page.getByText(/御歳暮/).first()).toBeVisible();
    await expect(page.getByText('贈先 太郎', { exact: false }).first()).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
    await expect(page.getByRole('heading', { name: checkoutCopy.complete.awaitingTitle })).toBeVisible();
    await shop.expectAccessible();
  });

  const shown = (await page.getByText(prepaymentCopy.number, { exact: true }).locator('..').textContent()) ?? '';
  const number = /[\d-]{6,}/.exec(shown)?.[0] ?? '';
  const orderNo = /注文番号 ([^)]+)/.exec((await shop.readMail(email, /注文番号/)).subject)?.[1] ?? '';
  expect(number).not.toBe('');

  await test.step('the order is 未入金 in my page', async () => {
    await page.goto('/mypage/order_history/');
    const card = page.getByRole('article', { name: new RegExp(orderNo) });
    await expect(card.getByText(prepaymentCopy.states.unpaid)).toBeVisible();
    await shop.expectAccessible();
    await card.getByRole('link', { name: accountCopy.orders.detailOf(orderNo) }).click();
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByText(prepaymentCopy.storeSteps['lawson']?.[0] ?? '')).toBeVisible();
    await shop.expectAccessible();
  });

  await test.step('paying at the counter', async () => {
    const counter = new URL(baseURL ?? '');
    counter.port = String(Number(counter.port) + 2);
    await page.goto(new URL('/demo', counter).href);
    await page.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '支払う' }).click();
    await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0);
    await shop.readMail(email, /ご入金を確認しました/);
  });

  await test.step('the order in my page', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: frameCopy.mypage }).click();
    await expect(page.getByRole('heading', { name: accountCopy.mypage.title })).toBeVisible();
    await shop.expectAccessible();
    await page
      .getByRole('navigation', { name: accountCopy.mypage.nav })
      .getByRole('link', { name: accountCopy.mypage.menu.mypageOrders })
      .click();
    await shop.expectAccessible();
    await page.getByRole('link', { name: accountCopy.orders.detailOf(orderNo) }).click();
    await expect(page.getByText(accountCopy.status.accepted).first()).toBeVisible();
    await expect(page.getByText(prepaymentCopy.states.paid)).toBeVisible();
    await expect(page.getByText('贈先 太郎', { exact: false }).first()).toBeVisible();
    await expect(page.getByText(/御歳暮/).first()).toBeVisible();
    await shop.expectAccessible();
  });
});
