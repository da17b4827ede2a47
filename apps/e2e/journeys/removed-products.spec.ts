import { addressesCopy, cartDrawerCopy, checkoutCopy, entriesCopy, removalCopy } from '@shop/copy';
import { followInPage } from '../fixtures/follow-in-page.ts';
import { addToCart, buyButton } from '../fixtures/guest.ts';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const { cart } = checkoutCopy;
const rillettes = 'リエット・ド・トゥール 瓶';

test('a removal from the cart is reported, the keyboard focus is preserved, and one click restores the product', async ({
  page,
}) => {
  await addToCart(page, 'ham-fr-001');
  await addToCart(page, 'pat-fr-002');

  await test.step('on the cart page', async () => {
    await page.goto('/cart/');
    const removers = page.getByRole('main').getByRole('button', { name: /をカートから削除$/ });
    await expect(removers).toHaveCount(2);
    const [first, second] = [
      await removers.nth(0).getAttribute('aria-label'),
      await removers.nth(1).getAttribute('aria-label'),
    ];
    await removers.nth(0).press('Enter');
    await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /をカートから削除しました/ })).toBeVisible();
    await page.getByRole('button', { name: removalCopy.undo }).press('Enter');
    await expect(page.getByRole('button', { name: first ?? '' })).toBeVisible();
    await expect(page.getByRole('button', { name: removalCopy.undo })).toHaveCount(0);
  });

  await test.step('the last removal moves the focus to the heading', async () => {
    await page.getByRole('button', { name: cart.removeOf(rillettes) }).press('Enter');
    await expect(page.getByRole('button', { name: cart.removeOf(rillettes) })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /をカートから削除$/ })
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: removalCopy.undo }).click();
    await expect(page.getByRole('main').getByRole('button', { name: /をカートから削除$/ })).toHaveCount(1);
  });

  await test.step('in the cart drawer', async () => {
    await page.goto('/product/pat-fr-002/');
    // Before hydration, the button posts its form and no drawer opens.
    await followInPage(buyButton(page));
    const side = page.getByRole('dialog');
    await side.getByRole('button', { name: cartDrawerCopy.removeLabel(rillettes) }).press('Enter');
    await expect(side.getByRole('status').filter({ hasText: removalCopy.removedFromCart(rillettes) })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('dialog') !== null && document.activeElement?.tagName),
      )
      .toBe('BUTTON');
    await side.getByRole('button', { name: removalCopy.undo }).click();
    await expect(side.getByRole('button', { name: cartDrawerCopy.removeLabel(rillettes) })).toBeVisible();
  });
});

test('an address that was deleted from the address book can be restored', async ({ page, request, shop }) => {
  const { list: addresses } = addressesCopy;
  await logInAndAdd();
  const remover = page.getByRole('button', { name: addresses.removeOf('見本 花子') });
  await remover.click();
  await page.getByRole('dialog').getByRole('button', { name: entriesCopy.removeConfirm }).press('Enter');
  await expect(page.getByText(addresses.removed('見本 花子'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: removalCopy.undo }).click();
  await expect(remover).toBeVisible();
  await expect(page.getByText(addresses.restored('見本 花子'))).toBeVisible();

  async function logInAndAdd(): Promise<void> {
    const member = await registerMember(request, shop, 'taken-out');
    await page.goto('/login/');
    await logIn(page, member);
    await expect(page).not.toHaveURL(/login/);
    const accessToken = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('shop_session') ?? '{}') as { accessToken?: string }).accessToken,
    );
    const answer = await request.post('/v1/me/user-addresses', {
      headers: { authorization: `Bearer ${accessToken ?? ''}` },
      data: {
        shipping_last_name: '見本',
        shipping_first_name: '花子',
        postal_code: '1000001',
        prefecture: '東京都',
        city: '千代田区',
        address1: '千代田1-1',
        phone_number: '0300000000',
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    await page.goto('/mypage/address/');
  }
});
