import type { MetaOf } from './meta.ts';

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled as screens land
export interface AccountSlots {}

export const accountMeta = {} as const satisfies MetaOf<AccountSlots>;
