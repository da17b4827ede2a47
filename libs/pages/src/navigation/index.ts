export { backTarget, isInApp, type BackTrail } from './back-target.ts';
export { useGoBack } from './use-go-back.ts';
export { useSearchParams } from './use-search-params.ts';
