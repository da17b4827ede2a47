import type { Screen } from './screen.ts';

type Rows = Readonly<Record<string, Screen>>;

/** The path of each screen as it is written in its row. */
export type PatternsOf<Table extends Rows> = { readonly [Name in keyof Table]: Table[Name]['path'] };

/** The arguments a pattern needs: none, a key, or a key that may be left out. */
type ArgumentsOf<Pattern extends string> = Pattern extends `${string}/:key?${string}`
  ? [key?: string]
  : Pattern extends `${string}/:key${string}`
    ? [key: string]
    : [];

export type UrlsOf<Patterns extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Patterns]: (...args: ArgumentsOf<Patterns[Name]>) => string;
};

/** The path of each screen of a table in the router's notation. */
export function patternsOf<const Table extends Rows>(rows: Table): PatternsOf<Table> {
  // `fromEntries` forgets which name has which path.
  return Object.fromEntries(
    Object.entries(rows).map(([name, { path }]) => [name, path]),
  ) as unknown as PatternsOf<Table>;
}

/** Writers of the URLs of screens, with the trailing slash the specification's targets have (`/ec/`, `/login/`). Keys are percent-encoded. */
export function urlsOf<const Patterns extends Readonly<Record<string, string>>>(patterns: Patterns): UrlsOf<Patterns> {
  // `fromEntries` forgets which name has which arguments; the patterns are what they are taken from.
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, (key?: string) => build(pattern, key)]),
  ) as unknown as UrlsOf<Patterns>;
}

function build(pattern: string, key: string | undefined): string {
  const filled = pattern.replace(/\/:key\??/, key === undefined ? '' : `/${encodeURIComponent(key)}`);
  return filled.endsWith('/') ? filled : `${filled}/`;
}
