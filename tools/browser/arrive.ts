import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/**
 * Counts the page's open requests from now on. Playwright's `networkidle` fires once per document and may fire too
 * early, since scripts wait for the first picture.
 */
export class Traffic {
  readonly #open = new Set<Request>();
  readonly #quietMs: number;
  #changed = performance.now();

  /** @param quietMs how long nothing must be under way */
  constructor(page: Page, quietMs = 500) {
    this.#quietMs = quietMs;
    const end = (request: Request) => this.#change(() => this.#open.delete(request));
    page.on('request', (request) => {
      // Requests by the browser itself, such as a cache update, show nothing, and their end is not reported.
      if (request.resourceType() !== 'other') this.#change(() => this.#open.add(request));
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Waits until there were no open requests for that time. */
  async settle(): Promise<void> {
    for (let rest = this.#quietMs; rest > 0; rest = this.#quietMs - (performance.now() - this.#changed)) {
      await setTimeout(rest);
      if (this.#open.size > 0) this.#changed = performance.now();
    }
  }

  #change(open: () => void): void {
    open();
    this.#changed = performance.now();
  }
}

/** Waits until React has hydrated the page. Resolves at once for a document that is not a page of the shop. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.documentElement.dataset.theme ||
      Object.keys(document.body).some((key) => key.startsWith('__reactProps$')),
  );
}

/** Opens a URL and waits until the page is hydrated and has no open requests. */
export async function arrive(page: Page, address: string): Promise<void> {
  const traffic = new Traffic(page);
  await page.goto(address);
  await untilAlive(page);
  await traffic.settle();
}
