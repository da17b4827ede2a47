import { checkoutCopy, formsCopy, goodsCopy, productCopy } from '@shop/copy';
import type { Locator, Page } from '@playwright/test';
import { sampleGuest } from '../fixtures/guest.ts';
import { expect, test } from '../fixtures/test.ts';

const { labels } = formsCopy;

/**
 * Whether the focused element is visible and shows its focus: by an outline or a ring on itself, its pseudo-element,
 * its label or an ancestor.
 */
function focusIsVisible(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return true;
  const around = [focused, focused.closest('label'), focused.parentElement].filter((one) => one !== null);
  const isMarked = [...around.map((one) => getComputedStyle(one)), getComputedStyle(focused, '::after')].some(
    ({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    },
  );
  const { top, bottom } = focused.getBoundingClientRect();
  return isMarked && bottom > 0 && top < innerHeight;
}

/** Presses Tab until the control has the focus, which must always be visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(focusIsVisible);
    expect(seen, await page.evaluate(() => `focus is seen on ${document.activeElement?.outerHTML.slice(0, 200)}`)).toBe(
      true,
    );
  }
  throw new Error(`Tab does not reach ${String(control)}`);
}

test('a guest buys by keyboard only, and the focus is always visible', async ({ page, shop }) => {
  test.slow();
  const person = sampleGuest('keyboard-alone');
  const main = page.getByRole('main');
  const press = async (control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, main.getByRole('textbox', { name: label }).first());
    await page.keyboard.insertText(text);
  };

  await test.step('from the home page to the product', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '本文へ移動する' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(
      main.getByRole('link', { name: 'ジャンボン・ド・バイヨンヌ 12ヶ月熟成 スライス', exact: true }).first(),
    );
    await expect(page).toHaveURL(/\/product\/ham-fr-001\//);
  });

  await test.step('adding to the cart', async () => {
    await press(main.getByRole('button', { name: '数量を1つ増やす' }), 'Space');
    await press(main.getByRole('button', { name: goodsCopy.addToCart, exact: true }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('button', { name: goodsCopy.addToCart, exact: true })).toBeFocused();
    await press(main.getByRole('link', { name: productCopy.goToCart }).first());
    await expect(page).toHaveURL(/\/cart\/$/);
    await press(
      main
        .getByRole('link', { name: checkoutCopy.cart.checkout })
        .or(main.getByRole('button', { name: checkoutCopy.cart.checkout }))
        .first(),
    );
    await expect(page).toHaveURL(/shipping-select/);
  });

  await test.step('orderer and address', async () => {
    await type(labels.last_name, person.last_name);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(person.first_name);
    await tabTo(page, main.getByRole('textbox', { name: labels.last_name_kana }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(person.last_name_kana);
    await tabTo(page, main.getByRole('textbox', { name: labels.first_name_kana }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(person.first_name_kana);
    const order = (await main.getByRole('textbox', { name: labels.email }).evaluate((mail, code) => {
      const postal = document.querySelector(`[autocomplete*="${code}"]`);
      return postal ? Boolean(mail.compareDocumentPosition(postal) & Node.DOCUMENT_POSITION_FOLLOWING) : false;
    }, 'postal-code'))
      ? 'mail first'
      : 'mail last';
    if (order === 'mail first') await type(labels.email, person.email);
    await type(labels.postal_code, person.postal_code);
    await expect(main.getByRole('textbox', { name: labels.city })).toHaveValue('千代田区');
    await type(labels.address1, person.address1);
    await type(labels.phone_number, person.phone_number);
    if (order === 'mail last') await type(labels.email, person.email);
    await press(main.getByRole('button', { name: checkoutCopy.shipping.next }));
    await expect(page).toHaveURL(/shipping-detail/);
    await press(main.getByRole('button', { name: checkoutCopy.delivery.next }));
  });

  await test.step('payment method, by the arrow keys', async () => {
    await expect(page).toHaveURL(/\/cart\/payment/);
    const methods = main.getByRole('radio');
    await tabTo(page, methods.first());
    const cash = main.getByRole('radio', { name: /代金引換/ });
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 6 && !(await cash.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked();
    await press(main.getByRole('button', { name: checkoutCopy.payment.next }));
    await expect(page).toHaveURL(/\/cart\/confirm/);
    await press(main.getByRole('button', { name: checkoutCopy.confirm.order }));
    await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
  });
  await shop.readMail(person.email, /ご注文を承りました/);
});
