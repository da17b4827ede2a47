import { checkoutCopy, formsCopy, orderCopy, orderLookupCopy } from '@shop/copy';
import { chooseCard, goToPayment, sampleGuest } from '../fixtures/guest.ts';
import { linkIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;
const { complete, confirm } = checkoutCopy;
const { cancel } = orderCopy;
const t = orderLookupCopy;

test('a guest finds an order by number and mail address, cancels it by the mailed link, and requests a new link when it is expired', async ({
  page,
  shop,
  browser,
  baseURL,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const person = sampleGuest('looks-up');
  await goToPayment(page, person);
  await chooseCard(page, '4111111111111111');
  await page.getByRole('button', { name: confirm.order }).click();
  await expect(page.getByRole('heading', { name: complete.acceptedTitle })).toBeVisible();
  const [orderNo = ''] = /\d{6}-\w{5}/.exec((await main.textContent()) ?? '') ?? [];
  await main.getByRole('link', { name: complete.lookup }).click();

  await expect(page).toHaveURL(/\/order-lookup\/\?order_no=/);
  await expect(main.getByRole('textbox', { name: labels.order_no })).toHaveValue(orderNo);
  await main.getByRole('button', { name: t.submit }).click();
  const email = main.getByRole('textbox', { name: t.emailLabel });
  await expect(email).toBeFocused();
  await shop.expectAccessible();
  await email.fill('somebody-else@example.com');
  await main.getByRole('button', { name: t.submit }).click();
  await expect(
    page.getByRole('heading', { name: t.sentTitle }),
    'the response does not depend on the mail address',
  ).toBeVisible();
  await shop.expectAccessible();
  await main.getByRole('button', { name: t.again }).click();
  await expect(main.getByRole('textbox', { name: labels.order_no })).toHaveValue(orderNo);
  await email.fill(person.email);
  await main.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('heading', { name: t.sentTitle })).toBeVisible();
  const link = new URL(linkIn(await shop.readMail(person.email, /確認/)));

  // On another computer, some days later.
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto(link.pathname + link.search);
  const order = other.getByRole('main');
  await expect(other.getByRole('heading', { level: 1, name: t.orderTitle })).toBeVisible();
  await expect(order).toContainText(orderNo);
  await expect(other, 'the key is not in the URL').toHaveURL('/order-lookup/order/');
  expect(await other.evaluate(() => history.length), 'nor in the history').toBeLessThanOrEqual(2);
  await expect(order.getByText(orderCopy.receipt.title, { exact: true })).toBeVisible();
  await shop.expectAccessible(other);
  await order.getByRole('button', { name: cancel.open }).click();
  const dialog = other.getByRole('dialog', { name: cancel.dialogTitle(orderNo) });
  await dialog.getByRole('textbox', { name: labels.cancel_reason }).fill('日程が変わったため');
  await dialog.getByRole('button', { name: cancel.submit }).click();
  await expect(order.getByText(cancel.done)).toBeVisible();
  await other.reload();
  await expect(order).toContainText('理由:日程が変わったため');
  await expect(order.getByRole('button', { name: cancel.open })).toHaveCount(0);
  await shop.readMail(person.email, /キャンセルを承りました/);
  await elsewhere.close();

  await page.goto('/order-lookup/order/?code=made-up');
  await expect(page.getByText(t.overTitle)).toBeVisible();
  await shop.expectAccessible();
  await main.getByRole('link', { name: t.requestAgain }).click();
  await expect(page).toHaveURL('/order-lookup/');
});
