/**
 * How calls of one kind run together.
 * `queue`: one after the other; a newer call replaces a waiting one with the same `collapseKey`.
 * `cancelPrevious`: a new call aborts the previous one. `once`: all callers share the running call.
 */
export type Strategy =
  | { kind: 'queue'; lane: string; collapseKey?: string }
  | { kind: 'cancelPrevious'; key: string }
  | { kind: 'once'; key: string };

export interface TaskRunner {
  run<T>(strategy: Strategy, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The number of calls that wait or run, of `queue` and `once`. */
  pendingWrites(): number;
  /** Starts all waiting calls at once, when the page is closed. */
  release(): void;
}

interface Entry {
  collapseKey: string | undefined;
  work: () => Promise<unknown>;
  start: () => void;
  promise: Promise<unknown>;
}

interface Lane {
  running: number;
  waiting: Entry[];
}

/** Makes the runner of one store. */
export function createTaskRunner(): TaskRunner {
  const lanes = new Map<string, Lane>();
  const running = new Map<string, Promise<unknown>>();
  const cancellable = new Map<string, AbortController>();

  function enqueue(lane: Lane, collapseKey: string | undefined, work: () => Promise<unknown>): Promise<unknown> {
    const waiting =
      collapseKey === undefined ? undefined : lane.waiting.find((entry) => entry.collapseKey === collapseKey);
    if (waiting !== undefined) {
      waiting.work = work;
      return waiting.promise;
    }
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const entry: Entry = {
      collapseKey,
      work,
      promise,
      start: () => {
        lane.running += 1;
        void entry
          .work()
          .then(resolve, reject)
          .finally(() => {
            lane.running -= 1;
            if (lane.running === 0) lane.waiting.shift()?.start();
          });
      },
    };
    if (lane.running === 0) entry.start();
    else lane.waiting.push(entry);
    return promise;
  }

  function runOnce(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const current = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, current);
    return current;
  }

  function runNewest(key: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    cancellable.get(key)?.abort();
    const controller = new AbortController();
    cancellable.set(key, controller);
    return work(controller.signal);
  }

  function runAs(strategy: Strategy, work: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    const uncancelled = () => work(new AbortController().signal);
    switch (strategy.kind) {
      case 'queue': {
        const lane = lanes.get(strategy.lane) ?? { running: 0, waiting: [] };
        lanes.set(strategy.lane, lane);
        return enqueue(lane, strategy.collapseKey, uncancelled);
      }
      case 'once':
        return runOnce(strategy.key, uncancelled);
      case 'cancelPrevious':
        return runNewest(strategy.key, work);
    }
  }

  return {
    // Calls with one key or collapse key have one type: that of the thunk that declares it.
    run: <T>(strategy: Strategy, work: (signal: AbortSignal) => Promise<T>) => runAs(strategy, work) as Promise<T>,
    pendingWrites: () =>
      [...lanes.values()].reduce((sum, lane) => sum + lane.running + lane.waiting.length, running.size),
    release: () => {
      for (const lane of lanes.values()) {
        for (const entry of lane.waiting.splice(0)) entry.start();
      }
    },
  };
}
