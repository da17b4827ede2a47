import { LRUCache } from 'lru-cache';

/**
 * The API's responses that are the same for all guests of a host, and for how many milliseconds they are fresh unless a
 * change is announced: shorter for content with start and end times, a minute for the rest. Delivery days depend on the
 * moment, and lists have too many variants: these are not shared.
 */
const shared: readonly { readonly paths: RegExp; readonly freshMs: number }[] = [
  { paths: /^\/v1\/(?:layouts\/|messages\/|free-areas|banners|product-facets)/, freshMs: 10_000 },
  { paths: /^\/v1\/products\/[^/]+(?:\/recommend|\/reviews|\/reviews\/summary)?$/, freshMs: 60_000 },
  { paths: /^\/v1\/collections\/[^/]+$/, freshMs: 60_000 },
];

interface CachedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Question {
  readonly request: Request;
  readonly freshMs: number;
}

type Answers = LRUCache<string, CachedAnswer, Question>;

/**
 * Shared responses by host and URL, with one request at a time for each. Failures are not cached, but "not found" is.
 */
export class SharedReads {
  readonly #now: () => number;
  #answers: Answers;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#answers = openAnswers(now);
  }

  /** Returns a `fetch` for the client of one host that uses fresh responses. */
  readonly fetchOf =
    (host: string) =>
    async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const kind = request.method === 'GET' ? shared.find(({ paths }) => paths.test(pathname)) : undefined;
      if (!kind) return fetch(request);
      const { body, ...init } = await this.#answers.forceFetch(`${host} ${pathname}${search}`, {
        context: { request, freshMs: kind.freshMs },
      });
      return new Response(body, init);
    };

  /** Something on a page may have changed: pending responses are not cached. */
  clear(): void {
    this.#answers = openAnswers(this.#now);
  }
}

function openAnswers(now: () => number): Answers {
  return new LRUCache<string, CachedAnswer, Question>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
    perf: { now },
    ttl: 1,
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _before, { context: { request, freshMs }, options }) => {
      const answer = await fetch(request);
      if (answer.ok || answer.status === 404) options.ttl = freshMs;
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        ...headers
      } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body: await answer.text() };
    },
  });
}

/** The shared reads of this process. */
export const sharedReads = new SharedReads();
