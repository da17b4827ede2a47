/** What has the id. @throws Error when nothing has: the tables refer to each other by foreign keys. */
export function need<T>(map: ReadonlyMap<number, T>, id: number): T {
  const found = map.get(id);
  if (!found) throw new Error(`The catalogue refers to ${id}, which it does not have.`);
  return found;
}
