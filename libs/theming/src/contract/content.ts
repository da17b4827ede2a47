import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface ContentSlots {}

export const contentMeta = {} as const satisfies MetaOf<ContentSlots>;
