const PAUSE_MS = 1_000;
const TRIES = 60;

/** Sends events at least once, and retries while the shop is unavailable. */
export class EventSender {
  readonly #url: string | null;
  readonly #headersOf: (body: string) => Readonly<Record<string, string>>;
  readonly #waiting = new Set<NodeJS.Timeout>();

  /** @param headersOf returns headers that prove the sender of a body */
  constructor(url: string | null, headersOf: (body: string) => Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headersOf = headersOf;
  }

  send(event: object): void {
    if (this.#url !== null) void this.#try(this.#url, JSON.stringify(event), TRIES);
  }

  stop(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  async #try(url: string, body: string, triesLeft: number): Promise<void> {
    if (triesLeft === 0 || (await this.#isTaken(url, body))) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      void this.#try(url, body, triesLeft - 1);
    }, PAUSE_MS);
    this.#waiting.add(timer);
  }

  async #isTaken(url: string, body: string): Promise<boolean> {
    const headers = { 'content-type': 'application/json', ...this.#headersOf(body) };
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  }
}
