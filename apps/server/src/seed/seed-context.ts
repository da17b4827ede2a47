import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';

/** What a seed step may rely on. */
export interface SeedContext {
  db: Db;
  config: Config;
  /** Whether sample members and their data are wanted, and sample channels are open. */
  demo: boolean;
  now: Date;
  /** Address of the storefront, for links in sample mails. */
  publicUrl: string;
}
