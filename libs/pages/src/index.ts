export type { LoadInput } from './load-input.ts';
