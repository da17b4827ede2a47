import type { RequestListener } from 'node:http';
import { frameCopy, maintenanceCopy } from '@shop/copy';
import { openPageServer } from '../fixtures/page-server.ts';
import { expect, test } from '../fixtures/test.ts';

// Starts its own page servers, since the shared shop must remain available.

/** An API that responds to every request with an error. */
const refusal: RequestListener = (_, answer) =>
  void answer
    .writeHead(500, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ code: 'server.fault', message: '' }));
const proxy =
  (status: number): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status).end('<h1>Service Unavailable</h1>');

for (const [state, api] of [
  ['no server is running yet', undefined],
  ['a proxy responds with 503', proxy(503)],
  ['a proxy responds with 502', proxy(502)],
] as const) {
  test(`a shop without a response from the API shows the maintenance screen and not a missing page: ${state}`, async ({
    page,
    shop,
  }) => {
    const server = await openPageServer(api);
    try {
      const answer = await page.goto(`${server.origin}/`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('60');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(maintenanceCopy.message)).toBeVisible();
      await expect(page.getByRole('link', { name: frameCopy.retry })).toBeVisible();
      expect(`${await page.title()} ${await page.locator('body').innerText()}`).not.toContain('404');
      await shop.expectAccessible();
    } finally {
      await server.stop();
    }
  });
}

test('a shop whose settings fail for another reason shows the page for a missing page (spec §4)', async ({
  page,
  shop,
}) => {
  const server = await openPageServer(refusal);
  try {
    const answer = await page.goto(`${server.origin}/`);
    // a 404 would remove the page from the index of a search engine
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.notFoundHeading);
    await expect(page.getByText(frameCopy.notFoundText)).toBeVisible();
    await expect(page.getByText(maintenanceCopy.message)).toHaveCount(0);
    await shop.expectAccessible();
  } finally {
    await server.stop();
  }
});
