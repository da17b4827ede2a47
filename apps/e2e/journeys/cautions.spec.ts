import { checkoutCopy, contactCopy, formsCopy, reminderCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Locator, Page } from '@playwright/test';
import { addToCart, checkOut, chooseCashOnDelivery, sampleGuest } from '../fixtures/guest.ts';
import { linkIn, logIn, registerMember, type SampleMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** A customer, and the mailbox that receives the links. */
interface Walker {
  readonly page: Page;
  readonly member: SampleMember;
  readonly readLink: (subject: RegExp) => Promise<string>;
}

/** The warnings of a screen, and the actions that lead to it from the screen before. */
type Step = readonly [keys: readonly string[], go: (walker: Walker) => Promise<unknown>];

const preorder = 'che-es-001';
const order = ({ page }: Walker) => page.getByRole('button', { name: checkoutCopy.confirm.order }).click();

async function followLink({ page, member, readLink }: Walker, send: string, subject: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: formsCopy.labels.email }).fill(member.email);
  await page.getByRole('button', { name: send }).click();
  await page.goto(await readLink(subject));
}

async function answer({ page }: Walker): Promise<void> {
  await page.getByRole('textbox', { name: formsCopy.labels.question_answer }).fill('ハム');
  await page.getByRole('button', { name: reminderCopy.username.resetSubmit }).click();
}

async function requestRegistration({ page, member }: Walker): Promise<void> {
  await arrive(page, '/contact/?category=delivery');
  const main = page.getByRole('main');
  await main.locator('[autocomplete*="family-name"]').first().fill('見本');
  await main.locator('[autocomplete*="given-name"]').first().fill('太郎');
  await main.getByRole('textbox', { name: formsCopy.labels.email }).fill(member.email);
  await main.getByRole('textbox', { name: formsCopy.labels.inquiry_body }).fill('見本の質問です。');
  await main.getByRole('button', { name: contactCopy.submit }).click();
  await main.getByRole('button', { name: contactCopy.confirm.submit }).click();
}

async function enter({ page, member }: Walker): Promise<void> {
  await page.goto('/login/?back=/mypage/point/');
  await logIn(page, member);
}

const walks: Readonly<Record<string, readonly Step[]>> = {
  'products, including preorders': [
    [['product'], ({ page }) => page.goto('/product/ham-fr-001/')],
    [['product_goods'], ({ page }) => page.goto('/product/acc-jp-001/')],
    [['product', 'preorder_1', 'preorder_2'], ({ page }) => page.goto(`/product/${preorder}/`)],
  ],
  'the checkout': [
    [
      ['cart', 'cart_note', 'cart_links', 'preorder_1', 'preorder_2'],
      ({ page }) => addToCart(page, preorder).then(() => page.goto('/cart/')),
    ],
    [['cart_payment'], ({ page }) => checkOut(page, sampleGuest('cautions-order'))],
    [['cart_confirm_1', 'cart_confirm_2', 'preorder_1', 'preorder_2'], ({ page }) => chooseCashOnDelivery(page)],
    [['cart_complete'], order],
  ],
  'my page': [
    [['mypage_point'], enter],
    [['mypage_point'], ({ page }) => page.goto('/mypage/point/?tab=coupons')],
    [['mypage_memorial'], ({ page }) => page.goto('/mypage/memorial/')],
    [['mypage_leave_1'], ({ page }) => page.goto('/mypage/leave/')],
    [['mypage_leave_2'], ({ page }) => page.goto('/mypage/leave/?step=confirm')],
    [['mypage_logout'], ({ page }) => page.goto('/mypage/logout/')],
  ],
  'a question to the shop': [[['contact_complete', 'contact_complete_shop'], requestRegistration]],
  'a forgotten password': [
    [['reminder'], ({ page }) => page.goto('/reminder/')],
    [['reminder_reset'], (walker) => followLink(walker, reminderCopy.password.submit, /パスワード/)],
  ],
  'a forgotten user name': [
    [['reminder_username'], ({ page }) => page.goto('/reminder/username/')],
    [['reminder_username_reset'], (walker) => followLink(walker, reminderCopy.username.submit, /ユーザー名/)],
    [['reminder_username_confirm'], answer],
  ],
};

const cautionText = (key: string) => `見本の注意書き「${key}」`;

test('every key is shown on a screen', async ({ request }) => {
  const messages = (await (await request.get('/v1/messages?per=all')).json()) as readonly {
    readonly code: string;
    readonly kind: string;
  }[];
  const keys = messages.filter(({ kind }) => kind === 'caution').map(({ code }) => code);
  const shown = new Set(
    Object.values(walks)
      .flat()
      .flatMap(([screenKeys]) => screenKeys),
  );
  expect(keys.toSorted()).toEqual([...shown].toSorted());
  // Those of the specification, and one for non-food products.
  expect(keys).toHaveLength(23);
});

for (const [name, steps] of Object.entries(walks)) {
  test(`the shop's warnings are shown on their screens: ${name}`, async ({ page, request, shop, operator }) => {
    const member = await registerMember(request, shop, 'cautions');
    const walker: Walker = {
      page,
      member,
      readLink: async (subject) => {
        const { pathname, search } = new URL(linkIn(await shop.readMail(member.email, subject)));
        return pathname + search;
      },
    };
    await operator.addRows('tags', [{ key: 'preorder', name: '予約' }]);
    await operator.changeRows('products', (row) => ({
      ...row,
      ...(row.key === preorder && { tags: [...(row.tags as string[]), 'preorder'] }),
    }));
    await operator.changeRows('messages', (row) => ({
      ...row,
      ...(row.kind === 'caution' && { body: `<p>${cautionText(String(row.code))}</p>` }),
    }));
    await expect(async () =>
      expect(await (await request.get('/product/ham-fr-001/')).text()).toContain(cautionText('product')),
    ).toPass();
    for (const [keys, go] of steps) {
      await go(walker);
      for (const key of keys) await expect(caution(page, key)).toBeVisible();
    }
  });
}

/** Returns the text of a warning's key on the screen. */
function caution(page: Page, key: string): Locator {
  return page.getByRole('main').getByText(cautionText(key));
}
