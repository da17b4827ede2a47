import { accountCopy, formsCopy, listControlsCopy } from '@shop/copy';
import { fillRegistration, requestRegistration } from '../fixtures/registration.ts';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { linkIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('a long form scrolls to the field of an error in 700 ms; the mouse wheel stops it', async ({ page, shop }) => {
  const email = freshMailbox('glide');
  await requestRegistration(page, email);
  await fillRegistration(page, linkIn(await shop.readMail(email, /確認/)));
  await page.getByRole('textbox', { name: formsCopy.labels.last_name_kana }).fill('');
  await page.getByRole('textbox', { name: formsCopy.labels.question_answer }).fill('');
  await page.getByRole('button', { name: accountCopy.register.submit }).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  const link = summary.getByRole('link', { name: formsCopy.labels.question_answer });
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await scrollTop();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(350);
  const halfway = await scrollTop();
  await page.clock.runFor(400);
  const end = await scrollTop();
  expect(end - start).toBeGreaterThan(300);
  expect(halfway).toBeGreaterThan(start);
  expect(halfway).toBeLessThan(end);
  await page.clock.runFor(700);
  expect(await scrollTop()).toBe(end);
  await expect(page.getByRole('textbox', { name: formsCopy.labels.question_answer })).toBeFocused();
  await expect(page.getByRole('textbox', { name: formsCopy.labels.question_answer })).toBeInViewport();

  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start);
  await link.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  const wheeled = page.evaluate(
    () => new Promise((resolve) => addEventListener('wheel', () => resolve(true), { once: true })),
  );
  await page.mouse.wheel(0, 1);
  await wheeled;
  const position = await scrollTop();
  await page.clock.runFor(700);
  expect(Math.abs((await scrollTop()) - position)).toBeLessThan(5);
});

test('the shop names its set of cursors, which applies to buttons', async ({ page }) => {
  await page.goto('/product/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-cursor', 'GCursor0001');
  const summary = page.getByRole('main').getByText(listControlsCopy.filterOpen, { exact: true });
  await expect(summary).toHaveCSS('cursor', 'pointer');
  await root.evaluate((element) => element.removeAttribute('data-cursor'));
  await expect(summary).toHaveCSS('cursor', 'auto');
  const cursorOfLabel = () =>
    page.getByRole('main').evaluate((main) => {
      const label = document.createElement('label');
      main.append(label);
      return getComputedStyle(label).cursor;
    });
  expect(await cursorOfLabel()).toBe('default');
  await root.evaluate((element) => element.setAttribute('data-cursor', 'GCursor0002'));
  await expect(summary).toHaveCSS('cursor', 'pointer');
  expect(await cursorOfLabel()).toBe('pointer');
});
