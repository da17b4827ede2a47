/**
 * Works on all items, at most `lanes` of them at the same time: pages wait for the network more than they work.
 * @returns the results in the order of the items
 */
export async function aFewAtATime<T, R>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results = new Array<R>(items.length);
  const waiting = items.entries();
  const lane = async () => {
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
