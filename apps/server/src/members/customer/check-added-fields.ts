import type { Ctx } from '../../platform/context/ctx.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { checkCard } from '../member-card/check-card.ts';
import { findSchool } from '../school/find-school.ts';
import type { Registration } from './registration.rules.ts';

/**
 * Checks a registration against the customer's own data: the school of a key, the card of a number.
 * @returns the registration with the school's key as stored
 * @throws InvalidInputError `input.invalid` at `school_key` or `other.member_number`; RateLimitedError
 */
export async function checkAddedFields(ctx: Ctx, registration: Registration, address: string): Promise<Registration> {
  const { user } = registration;
  const number = user.other.member_number;
  if (number !== undefined) await checkCard(ctx, { number, lastNameKana: user.lastNameKana }, address);
  if (user.schoolKey === null) return registration;
  const school = await findSchool(ctx, { key: user.schoolKey, address });
  if (school.name === null) {
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
      errors: { school_key: ['この学校キーは確認できませんでした。学校からのご案内をお確かめください。'] },
    });
  }
  return { ...registration, user: { ...user, schoolKey: school.key } };
}
