import type { RequestListener } from 'node:http';
import { frameCopy, maintenanceCopy } from '@shop/copy';
import { openPageServer } from '../fixtures/page-server.ts';
import { expect, test } from '../fixtures/test.ts';

// Starts its own page servers, since the shared shop must remain available.

/** The API responds, and refuses everything. */
const refusal: RequestListener = (_, answer) =>
  void answer
    .writeHead(500, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ code: 'server.fault', message: '' }));
const proxy =
  (status: number): RequestListener =>
  (_, answer) =>
    void answer.writeHead(status).end('<h1>Service Unavailable</h1>');

for (const [state, api] of [
  ['nobody listens yet', undefined],
  ['a proxy says 503', proxy(503)],
  ['a proxy says 502', proxy(502)],
] as const) {
  test(`a shop whose API does not answer says so and not that a page is missing: ${state}`, async ({ page, shop }) => {
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

test('a shop that refuses its settings for another reason shows a page that is not there (spec §4)', async ({
  page,
  shop,
}) => {
  const server = await openPageServer(refusal);
  try {
    const answer = await page.goto(`${server.origin}/`);
    // a 404 would leave the index of a search engine
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.notFoundHeading);
    await expect(page.getByText(frameCopy.notFoundText)).toBeVisible();
    await expect(page.getByText(maintenanceCopy.message)).toHaveCount(0);
    await shop.expectAccessible();
  } finally {
    await server.stop();
  }
});
