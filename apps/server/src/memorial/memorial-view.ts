import type { Memorial } from '@shop/api';
import type { MemorialRow } from './memorial.queries.ts';

/** A member's day as the contract shows it. */
export function memorialView({
  id,
  userId,
  targetUserName,
  divisionCt,
  name,
  month,
  date,
  call,
}: MemorialRow): Memorial {
  return { id, user_id: userId, target_user_name: targetUserName, division_ct: divisionCt, name, month, date, call };
}
