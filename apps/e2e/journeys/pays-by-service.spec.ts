import type { Page } from '@playwright/test';
import { cardEntryCopy, checkoutCopy, formsCopy, paymentOutageCopy, prepaymentCopy, savedCardCopy } from '@shop/copy';
import { addToCart, checkOut, sampleGuest } from '../fixtures/guest.ts';
import { openPaymentFake, type PaymentFake, paymentFakes } from '../fixtures/payment-fake.ts';
import { expect, test } from '../fixtures/test.ts';

interface Journey {
  service: PaymentFake;
  prefix: string;
  /** Fills in the card fields with one mistake; the returned function checks its message and corrects it. */
  fill: (page: Page) => Promise<() => Promise<void>>;
  bank: RegExp;
  /**
   * Whether the card is saved for distant orders, since the service authorises only for days, not for weeks (decision
   * 73).
   */
  savesCard: boolean;
}

/** The consent of an orderer whose card is saved, without the day. */
const [, agreement = ''] = savedCardCopy.timing('|').split('|');

const number = '4000 0000 0000 3220';
const journeys: readonly Journey[] = [
  {
    service: 'stripe',
    prefix: 'ass',
    fill: async (page) => {
      const fields = page.frameLocator('iframe[src*="/frame?key="]');
      await fields.getByLabel('カード番号').fill(number);
      return async () => {
        await expect(fields.getByText('カードの有効期限が不完全です。')).toBeVisible();
        await fields.getByLabel('有効期限').fill('12/34');
        await fields.getByLabel('セキュリティコード').fill('123');
      };
    },
    bank: /\/3d_secure_2\/hosted\//,
    savesCard: true,
  },
  {
    service: 'payjp',
    prefix: 'gen',
    fill: async (page) => {
      const field = (name: string) => page.frameLocator(`iframe[src$="/field?name=${name}"]`).locator('input');
      await field('cardNumber').fill(number);
      await field('cardExpiry').fill('12/34');
      await field('cardCvc').fill('123');
      const name = page.getByLabel(formsCopy.labels.card_name);
      await name.fill('見本 太郎');
      return async () => {
        await expect(page.getByText(cardEntryCopy.mistakes.name)).toBeVisible();
        await expect(name).toBeFocused();
        await name.fill('Taro Mihon');
      };
    },
    bank: /\/v1\/tds\/ch_/,
    savesCard: false,
  },
];

for (const { service, prefix, fill, bank, savesCard } of journeys) {
  test.describe(service, () => {
    let close: () => Promise<void>;
    test.beforeEach(async ({ baseURL, operator }) => {
      close = await openPaymentFake(service, baseURL ?? '');
      await operator.changeSettings(prefix, { 'SERVICE.PAYMENT.CODE': service });
    });
    test.afterEach(async ({ operator }) => {
      await operator.changeSettings(prefix, { 'SERVICE.PAYMENT.CODE': 'sandbox' });
      await close();
    });

    test('a guest pays for a distant day after the bank’s challenge, and the script is allowed on the payment screen only', async ({
      page,
      baseURL,
      shop,
      operator,
    }) => {
      const origin = (baseURL ?? '').replace('//', `//${prefix}.`);
      const fakeOrigin = (baseURL ?? '').replace(/\d+$/, (port) =>
        String(Number(port) + paymentFakes[service].portsAbove),
      );
      const person = sampleGuest(`${service}-challenge`);
      const policies = new Map<string, string>();
      page.on('response', (response) => {
        if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
          policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
      });
      await expect(async () => {
        await page.goto(`${origin}/`);
        await expect(page.locator('html[data-payment]')).toBeAttached({ timeout: 1000 });
      }).toPass({ timeout: 30_000 });
      await addToCart(page, 'ham-fr-001', origin);
      await page.goto(`${origin}/cart/`);
      await checkOut(page, person, 'last');

      await page.getByRole('radio', { name: /クレジットカード/ }).check();
      const consent = page.getByText(agreement, { exact: false });
      await expect(consent).toHaveCount(savesCard ? 1 : 0);
      const correct = await fill(page);
      await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
      await correct();
      await shop.expectAccessible();
      await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
      await page.getByRole('button', { name: checkoutCopy.confirm.order }).waitFor();
      if (savesCard) await expect(consent.first()).toBeVisible();
      await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
      await expect(page).toHaveURL(bank);
      await page.getByRole('button', { name: '認証する' }).click();
      await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();

      expect(policies.get('/cart/payment/')).toContain(`script-src 'self'`);
      const opened = [...policies].filter(([path, policy]) => !bank.test(path) && policy.includes(fakeOrigin));
      expect(opened.map(([path]) => path)).toEqual(['/cart/payment/']);
      const { body } = await shop.readMail(person.email, /ご注文/);
      expect(body).toMatch(/円/);
      expect(body.includes(agreement)).toBe(savesCard);
      // A saved card has no authorisation yet, so the order must not be shipped.
      const [orderNo = ''] = /\d{6}-\w{5}/.exec(body) ?? [];
      const prepared = operator.changeOrder(orderNo, { move: 'prepare' });
      await (savesCard ? expect(prepared).rejects.toThrow('409') : prepared);
    });

    if (service === 'stripe')
      test('a guest pays by PayPay on its page, and returns to the order', async ({ page, baseURL, shop }) => {
        const origin = (baseURL ?? '').replace('//', `//${prefix}.`);
        const person = sampleGuest('paypay');
        await addToCart(page, 'ham-fr-001', origin);
        await page.goto(`${origin}/cart/`);
        await checkOut(page, person);
        await page.getByRole('radio', { name: 'PayPay' }).check();
        await shop.expectAccessible();
        await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
        await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
        await expect(page).toHaveURL(/\/redirect\/authenticate\//);
        await page.getByRole('button', { name: '支払う' }).click();
        await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();
        expect((await shop.readMail(person.email, /ご注文/)).body).toContain('PayPay');
      });

    if (service === 'stripe')
      test('a guest whose payment service is down learns it, and pays the same cart at the door', async ({
        page,
        baseURL,
        request,
        shop,
      }) => {
        const origin = (baseURL ?? '').replace('//', `//${prefix}.`);
        const api = (baseURL ?? '').replace(/\d+$/, (port) => String(Number(port) + 1));
        const person = sampleGuest('service-down');
        await addToCart(page, 'ham-fr-001', origin);
        await page.goto(`${origin}/cart/`);
        await checkOut(page, person);
        await page.getByRole('radio', { name: 'PayPay' }).check();
        await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
        await page.getByRole('button', { name: checkoutCopy.confirm.order }).waitFor();
        await close();
        await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
        await expect(page.getByText(paymentOutageCopy.failure)).toBeVisible({ timeout: 60_000 });
        await shop.expectAccessible();
        await page.getByRole('button', { name: checkoutCopy.complete.chooseAgain }).click();
        await expect(page.getByRole('radio', { name: 'PayPay' })).toBeDisabled();
        await expect(page.getByText(paymentOutageCopy.reason).first()).toBeVisible();
        await page.getByRole('radio', { name: /代金引換/ }).check();
        await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
        await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
        await expect(page.getByRole('heading', { name: checkoutCopy.complete.acceptedTitle })).toBeVisible();

        close = await openPaymentFake(service, baseURL ?? '');
        const state = async () => JSON.stringify(await (await request.get(`${api}/readyz`)).json());
        await expect.poll(state, { timeout: 60_000 }).toContain('"stripe":{"state":"up"');
      });

    if (service === 'stripe')
      test('a guest transfers money to the account of the order, first a part and then the rest', async ({
        page,
        baseURL,
        shop,
        request,
      }) => {
        const origin = (baseURL ?? '').replace('//', `//${prefix}.`);
        const fakeOrigin = (baseURL ?? '').replace(/\d+$/, (port) =>
          String(Number(port) + paymentFakes[service].portsAbove),
        );
        const person = sampleGuest('virtual-account');
        await addToCart(page, 'ham-fr-001', origin);
        await page.goto(`${origin}/cart/`);
        await checkOut(page, person);
        // Only one kind of bank transfer is offered: the shop's own is hidden.
        await page.getByRole('radio', { name: /銀行振込/ }).check();
        await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
        await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
        await expect(page.getByRole('heading', { name: prepaymentCopy.titles.virtual_account })).toBeVisible();
        await expect(page.getByText('見本支店(001)')).toBeVisible();
        await shop.expectAccessible();

        const payments = (await (await request.get(`${fakeOrigin}/fake/payments`)).json()) as { id: string }[];
        const id = payments.at(-1)?.id ?? '';
        await request.post(`${fakeOrigin}/fake/${id}/transfer/1000`);
        await expect(async () => {
          await page.reload();
          await expect(page.getByText(prepaymentCopy.account.labels.remaining)).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 30_000 });
        const [, left = ''] = /残りのお振込金額\s*([\d,]+)円/.exec(await page.getByRole('main').innerText()) ?? [];
        expect(left).toMatch(/\d/);
        await request.post(`${fakeOrigin}/fake/${id}/transfer/${left.replaceAll(',', '')}`);
        expect((await shop.readMail(person.email, /ご入金を確認しました/)).body).toContain('発送の準備');
      });
  });
}
