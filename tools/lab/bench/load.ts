/** The result of one closed-loop run. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failed: number;
}

/** One unit of work; throws when the response is wrong. */
export type Operation = () => Promise<void>;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Runs an operation over and over on `connections` lanes until `seconds` have passed. */
export async function runLoad(operation: Operation, connections: number, seconds: number): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      try {
        await operation();
      } catch {
        failed += 1;
      }
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: took,
    perSecond: times.length / took,
    failed,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  };
}
