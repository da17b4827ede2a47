import { screenPaths } from './screen-paths.ts';
import type { ScreenName, ScreenPath } from './screens.ts';

/** The arguments a pattern needs: none, a key, or a key that may be left out. */
type ArgumentsOf<Pattern extends string> = Pattern extends `${string}/:key?${string}`
  ? [key?: string]
  : Pattern extends `${string}/:key${string}`
    ? [key: string]
    : [];

export type Paths = {
  readonly [Name in ScreenName]: (...args: ArgumentsOf<ScreenPath<Name>>) => string;
};

/**
 * URLs of the screens, with the trailing slash the specification's targets have (`/ec/`, `/login/`):
 * `paths.product('ham-fr-001')` → `/product/ham-fr-001/`. Keys are percent-encoded.
 */
export const paths: Paths = Object.fromEntries(
  Object.entries(screenPaths).map(([name, pattern]) => [name, (key?: string) => build(pattern, key)]),
  // `fromEntries` forgets which name has which arguments; the table above is what they are taken from.
) as unknown as Paths;

function build(pattern: string, key: string | undefined): string {
  const filled = pattern.replace(/\/:key\??/, key === undefined ? '' : `/${encodeURIComponent(key)}`);
  return filled.endsWith('/') ? filled : `${filled}/`;
}
