import type { Ctx } from '../context/ctx.ts';
import type { LoginGuard } from './login-guard.ts';
import { deleteGuard, uncountTry } from './login-guard.queries.ts';

/** A right password: the tries from this address are forgiven, those from elsewhere stay. */
export async function forgiveLoginTries({ db }: Pick<Ctx, 'db'>, guard: LoginGuard): Promise<void> {
  await deleteGuard(db, guard.byAddress);
  await uncountTry(db, guard.byAccount);
}
