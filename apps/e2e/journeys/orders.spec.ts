import { accountCopy, checkoutCopy, formsCopy, orderCopy, pointsCopy, receiptCopy } from '@shop/copy';
import { paths } from '@shop/constants';
import type { APIRequestContext, Page } from '@playwright/test';
import { addToCart, chooseCard, chooseCashOnDelivery, fillCard } from '../fixtures/guest.ts';
import { accessTokenOf, logIn, registerMember } from '../fixtures/member.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { demoMember } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const t = orderCopy;
const coupon = 'WELCOME500';
const main = (page: Page) => page.getByRole('main');

/** Opens the payment step for a logged-in member with these products in the cart. */
async function goToPayment(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await addToCart(page, key);
  await page.goto('/cart/');
  await page.getByRole('button', { name: checkoutCopy.cart.express }).click();
  await expect(page).toHaveURL(/\/cart\/(?:payment|confirm)/);
  await page.goto('/cart/payment/');
}

/** Places the confirmed order and opens it in my page. @returns its number */
async function orderAndOpen(page: Page): Promise<string> {
  await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
  await expect(page).toHaveURL(/\/cart\/complete/);
  await expect(
    main(page)
      .getByRole('definition')
      .filter({ hasText: /^\d{6}-\w{5}$/ })
      .first(),
  ).toBeVisible();
  const [orderNo = ''] = /\d{6}-\w{5}/.exec((await main(page).textContent()) ?? '') ?? [];
  await page.goto('/mypage/order_history/');
  await page.getByRole('link', { name: accountCopy.orders.detailOf(orderNo) }).click();
  await expect(page.getByRole('heading', { name: accountCopy.order.title })).toBeVisible();
  return orderNo;
}

/** Uses a coupon for the member's cart. @returns the status of the response */
async function useCoupon(page: Page, request: APIRequestContext): Promise<number> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  const cart = (await (await request.post('/v1/carts/init', { headers, data: { token: null } })).json()) as {
    readonly token: string;
  };
  return (
    await request.patch('/v1/carts/coupons/add', { headers, data: { token: cart.token, code: coupon } })
  ).status();
}

test('a card order is cancelled with a reason: the consequences are shown before, money and coupon are returned after', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const member = await registerMember(request, shop, 'cancels');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  const keys = ['cot-fr-001', 'cot-it-001', 'bac-fr-001', 'ham-fr-001'] as const;
  for (const key of keys) await addToCart(page, key);
  expect(await useCoupon(page, request)).toBe(200);
  await goToPayment(page, []);
  await chooseCard(page, '4111111111111111');
  const orderNo = await orderAndOpen(page);

  await page.getByRole('button', { name: t.cancel.open }).click();
  const dialog = page.getByRole('dialog', { name: t.cancel.dialogTitle(orderNo) });
  await expect(dialog.getByText(/クレジットカードのご利用 [\d,]+円\(税込\)は、当店で取り消します/)).toBeVisible();
  await expect(dialog.getByText(/クーポン「.+」は、有効期限まで、もう一度/)).toBeVisible();
  await shop.expectAccessible();
  await dialog.getByRole('button', { name: t.cancel.submit }).click();
  const reason = dialog.getByRole('textbox', { name: labels.cancel_reason });
  await expect(reason).toBeFocused();
  await reason.fill('お届け先の日程が変わったため');
  await dialog.getByRole('button', { name: t.cancel.submit }).click();
  await expect(page.getByText(t.cancel.done)).toBeVisible();
  await expect(main(page)).toContainText('理由:お届け先の日程が変わったため');
  await expect(page.getByRole('button', { name: t.cancel.open })).toHaveCount(0);
  await shop.expectAccessible();

  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/クレジットカードのご利用 [\d,]+円\(税込\)は取り消しました/)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await shop.readMail(member.email, /ご注文のキャンセルを承りました/);
  for (const key of keys) await addToCart(page, key);
  expect(await useCoupon(page, request), 'the coupon can be used again').toBe(200);
});

test('a receipt is issued once for its addressee and reissued as 再発行; the tracking number is shown', async ({
  page,
  request,
  shop,
  operator,
}) => {
  test.slow();
  const member = await registerMember(request, shop, 'receipt');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  await goToPayment(page, ['cot-fr-001']);
  await page.getByRole('radio', { name: /銀行振込/ }).check();
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  const orderNo = await orderAndOpen(page);
  await expect(page.getByText(receiptCopy.refusals['receipt.not_yet'])).toBeVisible();
  await operator.changeOrder(orderNo, { paid: true });
  await operator.changeOrder(orderNo, { move: 'prepare' });
  // A tracking number belongs to one order, so each run has a new one.
  const trackingNo = String(Date.now()).slice(-12);
  await operator.changeOrder(orderNo, { move: 'ship', tracking: [trackingNo] });
  await page.reload();
  await expect(main(page).getByText(trackingNo)).toBeVisible();

  await page.getByRole('button', { name: t.receipt.open }).click();
  const dialog = page.getByRole('dialog', { name: t.receipt.dialogTitle });
  await expect(dialog.getByText(t.receipt.fixed)).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: labels.receipt_addressee })).toHaveValue('見本 花');
  await shop.expectAccessible();
  await dialog.getByRole('textbox', { name: labels.receipt_addressee }).fill('見本食品株式会社');
  await dialog.getByRole('textbox', { name: labels.receipt_note }).fill('会議用として');
  const first = await savedBy(page, () => dialog.getByRole('button', { name: t.receipt.submit }).click());
  expect(first.name).toBe(receiptCopy.file(orderNo));
  for (const text of ['見本食品株式会社 御中', '会議用として', orderNo]) expect(first.text).toContain(text);
  expect(first.text).not.toContain(receiptCopy.reissue);

  await expect(page.getByText(t.receipt.issueCount(1, 10))).toBeVisible();
  await expect(page.getByText(t.receipt.saved(first.name))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const second = await savedBy(page, () => page.getByRole('button', { name: t.receipt.again }).click());
  expect(second.text).toContain('見本食品株式会社 御中');
  expect(second.text).toContain(receiptCopy.reissue);
  await expect(page.getByText(t.receipt.issueCount(2, 10))).toBeVisible();
  await shop.expectAccessible();
});

test('an order is added to the cart again without its sold-out products, which are named', async ({
  page,
  request,
  shop,
  operator,
}) => {
  test.slow();
  const [left, gone] = ['cot-fr-001', 'cot-it-001'] as const;
  const member = await registerMember(request, shop, 'again');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  await goToPayment(page, [left, gone]);
  await chooseCashOnDelivery(page);
  await orderAndOpen(page);
  const [goneName = '', leftName = ''] = await Promise.all(
    [gone, left].map(
      async (key) => ((await (await request.get(`/v1/products/${key}`)).json()) as { readonly name: string }).name,
    ),
  );

  await operator.changeProduct(gone, { quantity: 0 });
  try {
    await page.getByRole('button', { name: t.again.submit }).click();
    const message = page.getByRole('status').filter({ hasText: t.again.addedSome(1, 1) });
    await expect(message.getByRole('listitem')).toHaveCount(1);
    await expect(message.getByRole('listitem')).toContainText(goneName);
    await shop.expectAccessible();
    await page.getByRole('link', { name: t.again.cart }).click();
    await expect(page).toHaveURL('/cart/');
    await expect(main(page).getByRole('heading', { name: leftName })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: goneName })).toHaveCount(0);
  } finally {
    await operator.changeProduct(gone, { quantity: 60 });
  }
});

test('an order is found by its number and by its period, and the URL of the search can be reloaded', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const member = await registerMember(request, shop, 'finds');
  await page.goto('/login/?back=/product/');
  await logIn(page, member);
  await expect(page).toHaveURL('/product/');
  await goToPayment(page, ['cot-fr-001']);
  await chooseCashOnDelivery(page);
  const orderNo = await orderAndOpen(page);
  const year = 2000 + Number(orderNo.slice(0, 2));
  const found = page.getByRole('article', { name: new RegExp(orderNo) });
  await page.goto(paths.mypageOrders());
  await expect(found).toBeVisible();

  const search = page.getByRole('search', { name: t.search.title });
  await search.getByRole('link', { name: t.search.year(year - 1) }).click();
  await expect(page).toHaveURL(`/mypage/order_history/?from=${year - 1}-01-01&to=${year - 1}-12-31`);
  await expect(page.getByRole('heading', { name: t.search.emptyTitle })).toBeVisible();
  await shop.expectAccessible();
  await search.getByRole('link', { name: t.search.year(year), exact: true }).click();
  await expect(found).toBeVisible();

  await search.getByLabel(labels.ordered_to).fill(`${year - 2}-12-31`);
  await search.getByRole('button', { name: t.search.submit }).click();
  await expect(search.getByLabel(labels.ordered_to)).toHaveAccessibleDescription(new RegExp(formsCopy.rules.minDate));
  await search.getByLabel(labels.ordered_to).fill(`${year}-12-31`);
  await search.getByRole('textbox', { name: labels.order_no }).fill(orderNo.slice(7).toLowerCase());
  await search.getByRole('button', { name: t.search.submit }).click();
  await expect(page).toHaveURL(
    `/mypage/order_history/?order_no=${orderNo.slice(7).toLowerCase()}&from=${year}-01-01&to=${year}-12-31`,
  );
  await expect(found).toBeVisible();
  await page.reload();
  await expect(found).toBeVisible();
  await expect(search.getByRole('textbox', { name: labels.order_no })).toHaveValue(orderNo.slice(7).toLowerCase());

  await page.goto('/mypage/order_history/?order_no=zzzzz');
  await main(page).getByRole('link', { name: t.search.clear }).last().click();
  await expect(page).toHaveURL('/mypage/order_history/');
  await expect(found).toBeVisible();

  await page.goto(`/mypage/order_history/?from=${year}-12-31&to=${year}-01-01`);
  await expect(page.getByRole('alert').filter({ hasText: formsCopy.rules.minDate })).toBeVisible();
});

/** Returns the name and text of the PDF that a button downloads. */
async function savedBy(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: pdfText(await download.path()) };
}

test('points, a personal coupon and a saved card pay for an order, and points and coupon are returned when it is cancelled', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto('/login/?back=/mypage/point/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  const balance = page.getByRole('region', { name: pointsCopy.balance });
  await expect(balance).toBeVisible();
  const before = await balance.getByText(/^[\d,]+ポイント$/).textContent();
  for (const key of ['cot-fr-001', 'cot-it-001', 'bac-fr-001', 'ham-fr-001']) await addToCart(page, key);
  await page.goto('/cart/');
  await page.getByText(checkoutCopy.cart.coupon.open).click();
  const mine = page.getByRole('region', { name: checkoutCopy.cart.coupon.mine });
  await mine.getByRole('button', { name: /お誕生月のお祝い/ }).click();
  await expect(page.getByRole('button', { name: /お誕生月のお祝い.*を外す/ })).toBeVisible();
  await page.getByText(/^ポイントを使う/).click();
  await page.getByRole('radio', { name: checkoutCopy.cart.points.some }).check();
  const field = page.getByRole('textbox', { name: checkoutCopy.cart.points.label });
  await field.fill('９９９９９');
  await field.press('Enter');
  await expect(page.getByText(/数字で入力してください/)).toBeVisible();
  await field.fill('３００');
  await field.press('Enter');
  await expect(page.getByText(/^お支払いは[\d,]+円になります$/)).toBeVisible();
  await shop.expectAccessible();
  await page.getByRole('button', { name: checkoutCopy.cart.express }).click();
  await expect(page).toHaveURL(/\/cart\/(?:payment|confirm)/);
  await page.goto('/cart/payment/');
  await expect(page.getByText(/^お支払いは[\d,]+円になります$/)).toBeVisible();
  await page.getByRole('radio', { name: /クレジットカード/ }).check();
  await fillCard(page, '4111111111111111');
  await page.getByRole('checkbox', { name: checkoutCopy.payment.keep }).check();
  await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  await expect(main(page).getByText(checkoutCopy.sums.points)).toBeVisible();
  await orderAndOpen(page);
  await expect(main(page).getByText(checkoutCopy.sums.points)).toBeVisible();
  await page.goto('/mypage/point/');
  await expect(balance.getByText(/^[\d,]+ポイント$/)).not.toHaveText(before ?? '');
  await page.goBack();
  await page.getByRole('button', { name: t.cancel.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: labels.cancel_reason }).fill('お届け先の日程が変わったため');
  await dialog.getByRole('button', { name: t.cancel.submit }).click();
  await expect(page.getByText(t.cancel.done)).toBeVisible();
  await expect(async () => {
    await page.goto('/mypage/point/');
    await expect(balance.getByText(before ?? '', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto('/mypage/point/?tab=coupons');
  await expect(main(page).getByRole('heading', { name: /お誕生月のお祝い/ })).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: 'お誕生月のお祝い' })).toContainText('あと1回');
  await page.goto('/mypage/card/');
  await expect(main(page).getByRole('article', { name: 'Visa(末尾1111)' })).toBeVisible();
});
