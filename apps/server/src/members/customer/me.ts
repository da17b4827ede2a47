import type { User } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { sessionOver } from '../auth/session.rules.ts';
import { findMainAddress } from './address.queries.ts';
import { findUser } from '../account/account.queries.ts';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { type AddressValues, postalParts } from './address.rules.ts';
import type { UserRow } from '../account/account.queries.ts';

/** The member behind the request. */
export async function getMe({ ctx }: { ctx: Ctx }): Promise<User> {
  const { userId } = requireMember(ctx.actor);
  const user = await findUser(ctx.db, userId);
  const main = await findMainAddress(ctx.db, userId);
  if (!user || !main) throw sessionOver();
  return userView(user, main);
}

/** Returns a member as defined by the contract, with the location of the main address. */
export function userView(row: Omit<UserRow, 'passwordHash' | 'answerHash'>, main: AddressValues): User {
  return {
    id: row.id,
    username: row.username ?? row.email,
    email: row.email,
    last_name: row.lastName,
    first_name: row.firstName,
    last_name_kana: row.lastNameKana,
    first_name_kana: row.firstNameKana,
    company_name: row.companyName,
    ...postalParts(main),
    phone_number: row.phoneNumber,
    cell_phone_number: row.cellPhoneNumber,
    tel: row.tel,
    fax: row.fax,
    job: row.job,
    birth_date: row.birthDate,
    gender: row.gender,
    newsletter: row.newsletter,
    question_ct: row.questionCt,
    is_registered_member: row.isRegisteredMember,
    is_mfa: row.isSecondFactorOn,
    has_password_expired: row.hasPasswordExpired,
    has_mail_error_count_over: row.mailErrorCount >= AUTH_LIMITS.mailErrors,
    school_key: row.schoolKey,
    other: row.other,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
