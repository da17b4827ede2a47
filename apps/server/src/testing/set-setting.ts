import { sql } from 'drizzle-orm';
import type { TestApp } from './open-test-app.ts';

/** Sets one setting of every channel, e.g. `SITE.NO_MEMBER_USE`, and waits until the application uses it. */
export async function setSetting(app: Pick<TestApp, 'db' | 'settled'>, name: string, value: unknown): Promise<void> {
  const path = `{${name.replaceAll('.', ',')}}`;
  await app.db.execute(
    sql`update channels set settings = jsonb_set(settings, ${path}::text[], ${JSON.stringify(value)}::jsonb)`,
  );
  await app.settled();
}
