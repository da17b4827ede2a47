/** Names of fields whose values identify something: keys, ids, tokens. */
const IDENTIFYING = /(?:^|_)(?:id|ids|key|keys|token|code|no|hash|slug)$/;
const MAX_SECRETS = 6;

/** Values that exist in the shop, by the name of the field in which a response contained them; the newest first. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) return value.forEach((it: unknown) => this.learn(it, name));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([field, it]) => this.learn(it, field));
    if (!IDENTIFYING.test(name) || !(typeof value === 'number' || (typeof value === 'string' && value.length <= 100)))
      return;
    const before = this.#values.get(name) ?? [];
    if (!before.includes(value)) this.#values.set(name, [value, ...before].slice(0, MAX_SECRETS));
  }

  /** The known values of a name; `product_key` has all that `key` has. */
  of = (name: string): readonly unknown[] =>
    this.#values.get(name) ?? this.#values.get(name.replace(/^.*_/, '').replace(/s$/, '')) ?? [];
}
