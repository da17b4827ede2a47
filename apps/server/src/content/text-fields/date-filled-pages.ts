import { like } from 'drizzle-orm';
import type { Ctx } from '../../platform/context/ctx.ts';
import { staticPages } from '../../platform/db/schema/content.ts';

/** Sets the day of the last change of every page with fields, when what they show has changed. */
export async function dateFilledPages({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db.update(staticPages).set({ updatedAt: clock.now() }).where(like(staticPages.body, '%{{%}}%'));
}
