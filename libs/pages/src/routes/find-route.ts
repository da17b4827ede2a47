import { ROUTE_PATTERNS, type RouteName } from '@shop/constants';
import { normalisePath } from './normalise-path.ts';

const patterns = Object.entries(ROUTE_PATTERNS).map(([name, pattern]) => ({
  // `entries` forgets that the keys are names of routes.
  name: name as RouteName,
  expression: new RegExp(`^${pattern.replace(/\/:key\?/, '(?:/[^/]+)?').replace(/:key/, '[^/]+')}$`),
  isStatic: !pattern.includes(':'),
}));
/** `/social-gift/confirm` is the confirmation without a key, not a gift with the key `confirm`. */
const ordered = [...patterns.filter(({ isStatic }) => isStatic), ...patterns.filter(({ isStatic }) => !isStatic).sort((a, b) => b.expression.source.length - a.expression.source.length)];

/** The screen at a path (or at a router's pattern); null for the catch-all. */
export function findRoute(path: string): RouteName | null {
  const normal = normalisePath(path);
  return ordered.find(({ expression }) => expression.test(normal))?.name ?? null;
}
