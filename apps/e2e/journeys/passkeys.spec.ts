import { accountCopy, entriesCopy, formsCopy, passkeysCopy as t } from '@shop/copy';
import type { CDPSession, Page } from '@playwright/test';
import { logIn, registerMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

/** Adds an authenticator like that of a phone, whose user verification is controlled by the test. */
async function addAuthenticator(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    provesOwner: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a member adds a passkey, logs in with it, and removes it', async ({ page, request, shop }) => {
  const member = await registerMember(request, shop, 'passkeys');
  const authenticator = await addAuthenticator(page);
  await page.goto('/login/?back=/mypage/passkey/');
  await logIn(page, member);
  const panel = page.getByRole('main');
  await panel.getByRole('link', { name: t.add }).click();
  const password = panel.getByRole('textbox', { name: formsCopy.labels.current_password });
  const name = panel.getByRole('textbox', { name: t.name });
  await expect(name).toHaveValue(/Chrome/);
  await name.fill('母の電話');
  await password.fill(member.password);
  await shop.expectAccessible();
  await authenticator.provesOwner(false);
  await panel.getByRole('button', { name: t.submit }).click();
  await expect(panel.getByText(t.failed.cancelled)).toBeVisible();
  await expect(name).toHaveValue('母の電話');
  await authenticator.provesOwner(true);
  await panel.getByRole('button', { name: t.submit }).click();
  const passkey = panel.getByRole('article', { name: '母の電話' });
  await expect(passkey).toContainText(t.used(null));
  await shop.expectAccessible();
  await shop.readMail(member.email, /パスキーを登録しました/);

  await page.goto('/mypage/logout/');
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await page.goto('/login/?back=/mypage/passkey/');
  await page.getByRole('button', { name: t.login }).click();
  await expect(passkey).not.toContainText(t.used(null));
  await passkey.getByRole('button', { name: t.removeOf('母の電話') }).click();
  await page.getByRole('dialog').getByRole('button', { name: entriesCopy.removeConfirm }).click();
  await expect(panel.getByText(t.removed('母の電話'))).toBeVisible();

  await page.goto('/mypage/logout/');
  await page.getByRole('button', { name: accountCopy.logout.submit }).click();
  await page.goto('/login/');
  await page.getByRole('button', { name: t.login }).click();
  await expect(panel.getByText(/削除されたパスキーの可能性があります/)).toBeVisible();
});
