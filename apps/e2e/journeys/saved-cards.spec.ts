import { cardsCopy, checkoutCopy } from '@shop/copy';
import { addToCart, fillCard } from '../fixtures/guest.ts';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const visa = { number: '4111111111111111', label: 'Visa(末尾1111)' };
const jcb = { number: '3530111333300000', label: 'JCB(末尾0000)' };

test.beforeEach(async ({ page, shop, request }, { title }) => {
  const member = await registerMember(request, shop, `cards-${title.length}`);
  await page.goto('/login/');
  await logIn(page, member);
  await expect(page).not.toHaveURL(/login/);
});

test('a card is saved by the fields of the service, becomes the default, and is deleted after confirmation', async ({
  page,
  shop,
}) => {
  const main = page.getByRole('main');
  const add = async ({ number, label }: typeof visa) => {
    await page.goto('/mypage/card/add/');
    await fillCard(page, number);
    await page.getByRole('button', { name: cardsCopy.save }).click();
    await expect(main.getByRole('article', { name: label })).toBeVisible();
  };
  await page.goto('/mypage/card/');
  await expect(page.getByText(cardsCopy.emptyTitle)).toBeVisible();
  await add(visa);
  await add(jcb);
  await expect(main.getByText(/^2件/)).toBeVisible();
  await expect(main.getByRole('article', { name: visa.label })).toContainText(cardsCopy.mainMark);
  await main.getByRole('button', { name: cardsCopy.useOf(jcb.label) }).click();
  await expect(main.getByRole('article', { name: jcb.label })).toContainText(cardsCopy.mainMark);
  await shop.expectAccessible();
  await main.getByRole('button', { name: cardsCopy.removeOf(visa.label) }).click();
  await page.getByRole('dialog').getByRole('button', { name: cardsCopy.remove }).click();
  await expect(main.getByRole('article', { name: visa.label })).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('article', { name: jcb.label })).toContainText(cardsCopy.mainMark);
  await expect(main.getByRole('article')).toHaveCount(1);
});

test('a card that is saved with an order pays for the next one without its number', async ({ page, shop }) => {
  const main = page.getByRole('main');
  const toPayment = async () => {
    await addToCart(page, 'ham-fr-001');
    await page.goto('/cart/shipping-select/');
    await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await expect(page).toHaveURL(/\/cart\/payment/);
    await page.getByRole('radio', { name: /クレジットカード/ }).check();
  };
  const order = async () => {
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page.getByRole('button', { name: checkoutCopy.confirm.order })).toBeVisible();
    await expect(main).toContainText('1111');
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
    await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
  };
  await toPayment();
  await fillCard(page, visa.number);
  await page.getByRole('checkbox', { name: checkoutCopy.payment.keep }).check();
  await order();
  await toPayment();
  await expect(page.getByRole('radio', { name: new RegExp(visa.label.replace(/[()]/g, '.')) })).toBeChecked();
  await shop.expectAccessible();
  await expect(page.frameLocator(`iframe[title="${checkoutCopy.payment.cardFrame}"]`).getByRole('textbox')).toHaveCount(
    0,
  );
  await order();
});
