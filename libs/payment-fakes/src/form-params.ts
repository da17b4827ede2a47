/** The parameters of a form-encoded body with `a[b][]=c`, nested. */
export type Params = { readonly [name: string]: string | readonly string[] | Params };

/** Reads a body as Stripe does. @throws for a name that is not in `known`, as the real service does */
export function readParams(body: string, known: readonly string[]): Params {
  const read: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body))
    put(
      read,
      name.split(/\[|\]\[|\]/).filter((part, at) => at === 0 || part !== ''),
      value,
      /\[\d*\]$/.test(name),
    );
  const unknown = Object.keys(read).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UnknownParam(unknown);
  return read as Params;
}

export class UnknownParam extends Error {
  readonly param: string;

  constructor(param: string) {
    super(`Received unknown parameter: ${param}`);
    this.param = param;
  }
}

/** Returns the text at a path such as `card[number]`; undefined without one. */
export function textAt(params: Params, ...path: readonly string[]): string | undefined {
  let found: Params[string] | undefined = params;
  for (const name of path)
    found = typeof found === 'object' && !Array.isArray(found) ? (found as Params)[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

function put(
  into: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: string,
  isList: boolean,
): void {
  if (rest.length === 0 || (isList && rest.length === 1 && /^\d*$/.test(rest[0] ?? ''))) {
    into[name] = isList ? [...((into[name] as string[] | undefined) ?? []), value] : value;
    return;
  }
  const inner = (into[name] ??= {}) as Record<string, unknown>;
  put(inner, rest, value, isList);
}
