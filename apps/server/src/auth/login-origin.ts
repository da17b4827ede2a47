import type { loginHistories } from '../db/schema/login-histories.ts';

/** Where a login came from and what proved the member; the member can read it in his login history. */
export interface LoginOrigin {
  method: (typeof loginHistories.$inferSelect)['method'];
  /** Network address of the caller. */
  address: string;
  userAgent: string;
  /** To be known again at the next login; absent where no cookie can be set. */
  device?: string;
}
