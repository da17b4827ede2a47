import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface FrameSlots {}

export const frameMeta = {} as const satisfies MetaOf<FrameSlots>;
