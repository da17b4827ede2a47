import { checkoutCopy, formsCopy, postalCopy } from '@shop/copy';
import { addToCart, sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;

test('an address with a postal code of another area is refused until the code is corrected, and no typed text is lost (F-06)', async ({
  page,
  shop,
}) => {
  const person = sampleGuest('postal-code');
  await addToCart(page, 'ham-fr-001');
  await page.goto('/cart/shipping-select/');
  const main = page.getByRole('main');
  const field = (name: keyof typeof labels) => main.getByRole('textbox', { name: labels[name] });
  const prefecture = main.getByRole('combobox', { name: labels.prefecture });
  const answer = (name: string) => main.getByRole('button', { name, exact: true });

  await test.step('a code of Hokkaido asks for confirmation before it replaces an address of Okinawa', async () => {
    for (const name of ['email', 'last_name', 'last_name_kana', 'first_name_kana', 'phone_number'] as const)
      await field(name).first().fill(person[name]);
    await main.locator('[autocomplete*="given-name"]').fill(person.first_name);
    await prefecture.selectOption('沖縄県');
    await field('city').fill('那覇市');
    await field('address1').fill('協和1-1');
    await field('postal_code').fill('066-0005');
    await expect(main.getByText(postalCopy.confirmReplace('北海道千歳市協和'))).toBeVisible();
    await shop.expectAccessible();
    await answer(postalCopy.keep).click();
    await expect(field('address1')).toBeFocused();
  });

  await test.step('without the replacement the address is not accepted', async () => {
    await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await expect(field('postal_code')).toBeFocused();
    await expect(
      main.getByText(postalCopy.contradicts('066-0005', ['北海道千歳市'], 'postal_code')).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/shipping-select/);
    await expect(field('city')).toHaveValue('那覇市');
    await expect(prefecture).toHaveValue('沖縄県');
    await shop.expectAccessible();
  });

  await test.step('the right code replaces only the town after confirmation, and the order continues', async () => {
    await field('postal_code').fill('900-0015');
    await answer(postalCopy.replace).press('Enter');
    await expect(field('address1')).toHaveValue('久茂地');
    await expect(field('address1')).toBeFocused();
    await page.keyboard.type('1-1');
    await expect(field('address1')).toHaveValue('久茂地1-1');
    await page.getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await expect(page).toHaveURL(/shipping-detail/);
    await expect(main).toContainText('沖縄県那覇市久茂地1-1');
  });
});
