import { checkoutCopy, formsCopy, orderCopy, orderLookupCopy as lookup, socialGiftCopy } from '@shop/copy';
import { findBrokenWords } from '@shop/tools/broken-words';
import { addToCart, fillOrderer, sampleGuest } from '../fixtures/guest.ts';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { giveByCart } from '../fixtures/give-gift.ts';
import { accessTokenOf, linkIn, logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels, options } = formsCopy;
const { shipping, receiver: t, delivery, payment, confirm } = checkoutCopy;

test('a guest sends a gift to a recipient with an unknown address; it is opened in another browser', async ({
  page,
  shop,
  operator,
  browser,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const mailbox = freshMailbox('receiver');
  const giver = sampleGuest('giver');
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/shipping-select/');
  await fillOrderer(main, giver);
  await main.getByRole('radio', { name: shipping.targetReceiver }).check();
  await main.getByRole('button', { name: shipping.nextReceiver }).click();

  const name = main.getByRole('textbox', { name: labels.receiver_name });
  const email = main.getByRole('textbox', { name: labels.receiver_email });
  await expect(main).toContainText(t.lead);
  await shop.expectAccessible();
  await name.fill('見本 花子');
  await main.getByRole('radio', { name: options.gift_way.link }).check();
  await expect(email).toBeHidden();
  await main.getByRole('radio', { name: options.gift_way.mail }).check();
  await main.getByRole('button', { name: t.submit }).click();
  await expect(email, 'a mail address is required for a gift by mail').toBeFocused();
  await email.fill(mailbox);
  await main.getByRole('textbox', { name: labels.gift_message }).fill('いつもありがとうございます。');
  await main.getByRole('button', { name: t.submit }).click();

  await expect(page).toHaveURL(/shipping-detail/);
  await expect(main).toContainText(t.enters);
  await expect(main).toContainText(t.byMail(mailbox));
  await expect(main.getByText(delivery.date, { exact: true }), 'the giver cannot choose the day').toHaveCount(0);
  await shop.expectAccessible();
  expect(await findBrokenWords(page)).toEqual([]);
  await page.reload();
  await main.getByRole('link', { name: shipping.editOf('見本 花子') }).click();
  await expect(main.getByRole('textbox', { name: labels.gift_message })).toHaveValue('いつもありがとうございます。');
  await main.getByRole('button', { name: t.submit }).click();
  await main.getByRole('button', { name: delivery.next }).click();
  await main.getByRole('radio', { name: /銀行振込/ }).check();
  await main.getByRole('button', { name: payment.next }).click();
  await expect(main).toContainText(confirm.receiverDay);
  await expect(main).toContainText(confirm.message('いつもありがとうございます。'));
  await main.getByRole('button', { name: confirm.order }).click();
  await expect(page).toHaveURL(/\/cart\/complete/);
  await expect(main).toContainText(/\d{6}-\w{5}/);
  const orderNo = /\d{6}-\w{5}/.exec(await main.innerText())?.[0] ?? '';
  await operator.changeOrder(orderNo, { paid: true });

  const { pathname } = new URL(linkIn(await shop.readMail(mailbox, /贈りもの/)));
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(pathname);
  await expect(other.getByRole('heading', { level: 1, name: socialGiftCopy.arrived('見本 太郎') })).toBeVisible();
  await expect(other.getByRole('main')).toContainText('いつもありがとうございます。');

  await page.goto(`/order-lookup/?order_no=${orderNo}`);
  await main.getByRole('textbox', { name: lookup.emailLabel }).fill(giver.email);
  await main.getByRole('button', { name: lookup.submit }).click();
  const link = new URL(linkIn(await shop.readMail(giver.email, /ご注文の確認/)));
  await page.goto(link.pathname + link.search);
  await expect(main).toContainText(orderCopy.gift.states.waiting);
  expect(await findBrokenWords(page)).toEqual([]);
  await main.getByRole('button', { name: orderCopy.gift.link.submit }).click();
  await expect(main).toContainText(orderCopy.gift.link.sent);
  await other.goto(new URL(linkIn(await shop.readMail(mailbox, /贈りもの/, 1))).pathname);
  await expect(other.getByRole('link', { name: socialGiftCopy.receive })).toBeVisible();
  await other.close();
});

test('a giver can still change the destination to their own address', async ({ page }) => {
  const main = page.getByRole('main');
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/shipping-select/');
  await fillOrderer(main, sampleGuest('giver'));
  await main.getByRole('radio', { name: shipping.targetReceiver }).check();
  await main.getByRole('button', { name: shipping.nextReceiver }).click();
  await main.getByRole('textbox', { name: labels.receiver_name }).fill('見本 花子');
  await main.getByRole('radio', { name: options.gift_way.link }).check();
  await main.getByRole('button', { name: t.submit }).click();
  await expect(main).toContainText(t.byLink);
  await page.goto('/cart/shipping-select/');
  await expect(main.getByRole('radio', { name: shipping.targetReceiver })).toBeChecked();
  await main.getByRole('radio', { name: shipping.targetOrderer }).check();
  await main.getByRole('button', { name: shipping.next }).click();
  await expect(page).toHaveURL(/shipping-detail/);
  await expect(main.getByText(delivery.date, { exact: true }).first()).toBeVisible();
});

test('a member sees the state of a gift, sends the link again and cancels; the recipient sees the cancellation', async ({
  page,
  request,
  shop,
  operator,
  browser,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const mailbox = freshMailbox('receiver');
  const giftTexts = orderCopy.gift;
  await page.goto('/login/');
  await logIn(page, await registerMember(request, shop, 'giver'));
  await expect.poll(() => accessTokenOf(page)).not.toBe('');
  const { id, orderNo } = await giveByCart(request, mailbox, await accessTokenOf(page));
  await operator.changeOrder(orderNo, { paid: true });
  const first = new URL(linkIn(await shop.readMail(mailbox, /贈りもの/))).pathname;

  await page.goto(`/mypage/order_history/${id}/`);
  await expect(main).toContainText(giftTexts.states.waiting);
  await main.getByRole('button', { name: giftTexts.link.submit }).click();
  await expect(main).toContainText(giftTexts.link.sent);
  await shop.expectAccessible();
  const second = new URL(linkIn(await shop.readMail(mailbox, /贈りもの/, 1))).pathname;
  expect(second).not.toBe(first);

  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await other.goto(first);
  await expect(
    other.getByRole('heading', { name: socialGiftCopy.over.unknown.title }),
    'the first link is invalid',
  ).toBeVisible();
  await other.goto(second);
  await expect(other.getByRole('link', { name: socialGiftCopy.receive })).toBeVisible();
  const cancelled = await request.put(`/v1/me/orders/${id}/cancel`, {
    headers: { authorization: `Bearer ${await accessTokenOf(page)}` },
    data: { cancel_reason: '贈り先を変えるため' },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  await other.getByRole('link', { name: socialGiftCopy.receive }).click();
  await expect(other.getByRole('heading', { name: socialGiftCopy.over.cancelled.title })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(main).toContainText(giftTexts.states.cancelled);
  await expect(main.getByRole('button', { name: giftTexts.link.submit })).toHaveCount(0);
});
