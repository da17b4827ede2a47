import { isIPv6 } from 'node:net';

/** How many requests of one client and of all may be here, how many of them at the API at a time, and the bytes of the bodies they hold. */
export interface PlaceLimits {
  readonly client: { readonly here: number; readonly atApi: number; readonly bytes: number };
  readonly all: { readonly here: number; readonly atApi: number; readonly bytes: number };
  /** A turn at the API that has not come by then does not come. */
  readonly turnMs: number;
}

/** A browser sends some dozens at once when its page is full of photographs; several stand behind one address. */
export const placeLimits: PlaceLimits = {
  client: { here: 128, atApi: 32, bytes: 16 * 1024 * 1024 },
  all: { here: 2048, atApi: 256, bytes: 128 * 1024 * 1024 },
  turnMs: 10_000,
};

interface Count {
  here: number;
  atApi: number;
  bytes: number;
}

/** One request on its way to the API. */
export interface Visit {
  /** Counts bytes of a body that is kept until the request leaves. @returns false when there is no room for them */
  hold(bytes: number): boolean;
  /** Resolves when it may go to the API: true, or false when its turn has not come in time or it has left. */
  turn(): Promise<boolean>;
  /** Gives back everything; to be called once, whatever happened. */
  leave(): void;
}

/** Sees to it that no client, and not all of them together, holds every connection to the API or fills the memory. */
export class ApiPlaces {
  readonly #limits: PlaceLimits;
  readonly #all: Count = { here: 0, atApi: 0, bytes: 0 };
  readonly #clients = new Map<string, Count>();
  readonly #line = new Map<() => void, Count>();

  constructor(limits: PlaceLimits = placeLimits) {
    this.#limits = limits;
  }

  /** @param address of the client. @returns the reason when there is no place for one more request */
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
      hold: (bytes) => {
        const { client: own, all } = this.#limits;
        if (count.bytes + bytes > own.bytes || this.#all.bytes + bytes > all.bytes) return false;
        take('bytes', bytes);
        return true;
      },
      turn: () =>
        new Promise((resolve) => {
          const late = setTimeout(() => endTurn(false), this.#limits.turnMs).unref();
          const begin = () => endTurn(true);
          endTurn = (isMine) => {
            clearTimeout(late);
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

  /** Who came first goes first, unless his client is at the API often enough already. */
  #callNext(): void {
    const { client: own, all } = this.#limits;
    for (const [begin, count] of this.#line) {
      if (this.#all.atApi >= all.atApi) return;
      if (count.atApi < own.atApi) begin();
    }
  }
}

/** A household has 2⁶⁴ addresses of IPv6: they count as one. A mapped address of IPv4 stands for itself. */
function clientOf(address: string): string {
  if (!isIPv6(address) || /^::ffff:/i.test(address)) return address;
  // A URL writes every address in one way, with at most one gap.
  const [before = [], after] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = after ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  return [...before, ...gap, ...(after ?? [])].slice(0, 4).join(':');
}
