import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface CatalogueSlots {}

export const catalogueMeta = {} as const satisfies MetaOf<CatalogueSlots>;
