import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface HomeSlots {}

export const homeMeta = {} as const satisfies MetaOf<HomeSlots>;
