import { addressesCheck } from './addresses.check.ts';
import { backupCheck } from './backup.check.ts';
import { channelsOpenCheck } from './channels-open.check.ts';
import { heroCheck } from './hero.check.ts';
import { legalItemsCheck } from './legal-items.check.ts';
import { mailServerCheck } from './mail-server.check.ts';
import type { CheckContext, OpeningCheck, OpenItem } from './opening-check.ts';
import { paymentServiceCheck } from './payment-service.check.ts';
import { photographsCheck } from './photographs.check.ts';
import { sampleTextsCheck } from './sample-texts.check.ts';

/** The checks of `npm run shop -- check`, in the order of its list. */
const openingChecks: readonly OpeningCheck[] = [
  legalItemsCheck,
  sampleTextsCheck,
  paymentServiceCheck,
  mailServerCheck,
  photographsCheck,
  heroCheck,
  addressesCheck,
  backupCheck,
  channelsOpenCheck,
];

export interface CheckResult {
  code: string;
  title: string;
  items: readonly OpenItem[];
}

/** Runs every check, one after the other: they share the connections of a running shop. */
export async function runOpeningChecks(ctx: CheckContext): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { code, title, find } of openingChecks) results.push({ code, title, items: await find(ctx) });
  return results;
}
