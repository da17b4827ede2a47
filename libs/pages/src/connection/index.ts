export { hasNoAnswer } from './is-connection-lost.ts';
export { goAway, reloadIfStale } from './reload-if-stale.ts';
export { retryWhenOnline } from './retry-when-online.ts';
