import { LRUCache } from 'lru-cache';

/**
 * What the API answers to every guest of a host alike, and for how many milliseconds an answer is taken as it is unless a
 * change is announced: what may begin and end by the clock as long as a kept page is fresh, what only an announced change
 * makes another for a minute. When a parcel arrives is of the moment, a list has too many forms: each page asks for them.
 */
const shared: readonly { readonly paths: RegExp; readonly freshMs: number }[] = [
  { paths: /^\/v1\/(?:layouts\/|messages\/|free-areas|banners|product-facets)/, freshMs: 10_000 },
  { paths: /^\/v1\/products\/[^/]+(?:\/recommend|\/reviews|\/reviews\/summary)?$/, freshMs: 60_000 },
  { paths: /^\/v1\/collections\/[^/]+$/, freshMs: 60_000 },
];

interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Question {
  readonly request: Request;
  readonly freshMs: number;
}

type Answers = LRUCache<string, KeptAnswer, Question>;

/** Answers of shared reads by host and address. One question for each is under way at a time; a failure is not kept, that there is no such thing is. */
export class SharedReads {
  readonly #now: () => number;
  #answers: Answers;

  constructor(now: () => number = Date.now) {
    this.#now = now;
    this.#answers = openAnswers(now);
  }

  /** A `fetch` for the client of one host: asks the API, or gives what it answered lately. */
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

  /** Something changed that a page may show: what is being asked is remembered no more. */
  clear(): void {
    this.#answers = openAnswers(this.#now);
  }
}

function openAnswers(now: () => number): Answers {
  return new LRUCache<string, KeptAnswer, Question>({
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

/** Those of this process. */
export const sharedReads = new SharedReads();
