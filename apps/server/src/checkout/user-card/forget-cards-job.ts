import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import { deleteForgottenCards, selectCardsToForget, setForgetAt } from './user-card.queries.ts';

const MINUTE_MS = 60_000;
/** Longer than a one-time token is valid: until then the same token still finds its card, as deleted. */
const RETENTION_MS = 60 * MINUTE_MS;

/** Deletes removed cards and those of former members at the payment service, then their rows. */
export const forgetCardsJob: Job = { name: 'forget-cards', everyMs: 10_000, run: forgetCards };

async function forgetCards({ db, clock, config }: JobContext): Promise<void> {
  const now = clock.now();
  for (const card of await selectCardsToForget(db, now)) {
    const isForgotten = await providerOf(config, card.service).forgetCard(card.serviceCustomerId, card.serviceCardId);
    await setForgetAt(db, card, now, isForgotten ? null : new Date(now.getTime() + MINUTE_MS));
  }
  await deleteForgottenCards(db, new Date(now.getTime() - RETENTION_MS));
}
