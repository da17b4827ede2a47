import type { EntrySeed } from '../recipes.ts';
import { frenchMakers } from './french-makers.ts';
import { northernMakers } from './northern-makers.ts';
import { southernMakers } from './southern-makers.ts';

/** The collection `maker`: who makes the goods. */
export const makerData: readonly EntrySeed[] = [...frenchMakers, ...northernMakers, ...southernMakers];
