import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';

/** What a seed step may rely on. */
export interface SeedContext {
  db: Db;
  config: Config;
  /** Whether sample members and their data are wanted. */
  demo: boolean;
  now: Date;
  /** Address of the storefront, for links in sample mails. */
  publicUrl: string;
}
