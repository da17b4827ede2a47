import { LRUCache } from 'lru-cache';

/**
 * What the API answers to every guest of a host alike, whichever page is drawn: what stands around goods, and the counts
 * beside an unfiltered list. A list asked five questions for a document, a product nine; three and two of them are these.
 */
const sharedPaths = /^\/v1\/(?:layouts\/|messages\/|free-areas|banners|product-facets)/;

/** Milliseconds an answer is taken as it is, unless the API announces a change: as long as a kept page is fresh. */
const freshMs = 10_000;

interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Answers of shared reads by host and address. One question for each is under way at a time; a refusal is not kept. */
export class SharedReads {
  readonly #now: () => number;
  #answers: LRUCache<string, KeptAnswer, Request>;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#answers = openAnswers(now);
  }

  /** A `fetch` for the client of one host: asks the API, or gives what it answered lately. */
  readonly fetchOf =
    (host: string) =>
    async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' || !sharedPaths.test(pathname)) return fetch(request);
      const { body, ...init } = await this.#answers.forceFetch(`${host} ${pathname}${search}`, { context: request });
      return new Response(body, init);
    };

  /** Something changed that a page may show: what is being asked is remembered no more. */
  clear(): void {
    this.#answers = openAnswers(this.#now);
  }
}

function openAnswers(now: () => number): LRUCache<string, KeptAnswer, Request> {
  return new LRUCache<string, KeptAnswer, Request>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
    perf: { now },
    ttl: freshMs,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _before, { context: request, options }) => {
      const answer = await fetch(request);
      if (!answer.ok) options.ttl = 1;
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        ...headers
      } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    },
  });
}

/** Those of this process. */
export const sharedReads = new SharedReads();
