import { isIPv6 } from 'node:net';

/** Limits of one client and of all: requests here, requests at the API, and bytes of buffered bodies. */
export interface ApiLimits {
  readonly client: { readonly here: number; readonly atApi: number; readonly bytes: number };
  readonly all: { readonly here: number; readonly atApi: number; readonly bytes: number };
  /** The longest wait for the API. */
  readonly turnMs: number;
}

/** A browser sends dozens of requests for a page with many photographs, and several browsers share an address. */
export const apiLimits: ApiLimits = {
  client: { here: 128, atApi: 32, bytes: 16 * 1024 * 1024 },
  all: { here: 2048, atApi: 256, bytes: 128 * 1024 * 1024 },
  turnMs: 10_000,
};

interface Count {
  here: number;
  atApi: number;
  bytes: number;
}

/** One request to the API. */
export interface Visit {
  /** Counts buffered bytes of the body. @returns false when the limit is reached */
  reserve(bytes: number): boolean;
  /** Resolves to true when the request may be sent, to false when it waited too long or has left. */
  turn(): Promise<boolean>;
  /** Releases everything; must be called once. */
  leave(): void;
}

/** Limits each client and all clients together, so that they cannot use up connections or memory (decision 22). */
export class ApiSlots {
  readonly #limits: ApiLimits;
  readonly #all: Count = { here: 0, atApi: 0, bytes: 0 };
  readonly #clients = new Map<string, Count>();
  readonly #line = new Map<() => void, Count>();

  constructor(limits: ApiLimits = apiLimits) {
    this.#limits = limits;
  }

  /** @param address of the client. @returns the reason when the limit is reached */
  enter(address: string): Visit | 'client' | 'all' {
    const { client: own, all } = this.#limits;
    const client = clientOf(address);
    const count = this.#clients.get(client) ?? { here: 0, atApi: 0, bytes: 0 };
    if (count.here >= own.here) return 'client';
    if (this.#all.here >= all.here) return 'all';
    this.#clients.set(client, count);
    return this.#visit(client, count);
  }

  #visit(client: string, count: Count): Visit {
    const taken: Count = { here: 0, atApi: 0, bytes: 0 };
    const take = (what: keyof Count, by: number) => {
      for (const it of [taken, count, this.#all]) it[what] += by;
    };
    let endTurn: (isMine: boolean) => void = () => undefined;
    take('here', 1);
    return {
      reserve: (bytes) => {
        const { client: own, all } = this.#limits;
        if (count.bytes + bytes > own.bytes || this.#all.bytes + bytes > all.bytes) return false;
        take('bytes', bytes);
        return true;
      },
      turn: () =>
        new Promise((resolve) => {
          const timeout = setTimeout(() => endTurn(false), this.#limits.turnMs).unref();
          const begin = () => endTurn(true);
          endTurn = (isMine) => {
            clearTimeout(timeout);
            this.#line.delete(begin);
            endTurn = () => undefined;
            if (isMine) take('atApi', 1);
            resolve(isMine);
          };
          this.#line.set(begin, count);
          this.#callNext();
        }),
      leave: () => {
        endTurn(false);
        for (const what of ['here', 'atApi', 'bytes'] as const) take(what, -taken[what]);
        if (count.here === 0) this.#clients.delete(client);
        this.#callNext();
      },
    };
  }

  /** First come, first served, except for clients at their own limit. */
  #callNext(): void {
    const { client: own, all } = this.#limits;
    for (const [begin, count] of this.#line) {
      if (this.#all.atApi >= all.atApi) return;
      if (count.atApi < own.atApi) begin();
    }
  }
}

/** Counts a /64 network of IPv6 as one client. A mapped IPv4 address counts as itself. */
function clientOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address;
  // A URL normalises the address, with at most one gap.
  const [before = [], after] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  return [...before, ...gap, ...(after ?? [])].slice(0, 4).join(':');
}
