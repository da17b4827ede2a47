import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/customer.ts';
import { StartError } from '../platform/process/start-failure.ts';
import { sampleMembers } from './data/members.ts';

/** Production must not run on a database of the demo: everybody knows the passwords of its members. @throws StartError */
export async function refuseSampleMembers(db: Db): Promise<void> {
  const emails = sampleMembers.map(({ email }) => email);
  const [found] = await db.select({ id: users.id }).from(users).where(inArray(users.email, emails)).limit(1);
  if (found)
    throw new StartError(
      'Production mode does not start on a database with sample members: use a database that was never run as the demo.',
    );
}
