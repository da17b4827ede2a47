import type { MemorialInput } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { isAllowedName, ISO_DAY, isYearlyDay, JAPAN, type JstDay, nextYearlyDay, normaliseName } from '@shop/japanese';
import { DateTime } from 'luxon';
import { type FieldErrors, InvalidInputError } from '../../platform/errors/index.ts';
import type { NewMemorial } from './memorial.queries.ts';

type Values = Pick<NewMemorial, 'targetUserName' | 'divisionCt' | 'name' | 'month' | 'date' | 'call'>;

/** Reads a day as typed. @throws InvalidInputError `input.invalid` by field */
export function readMemorial(input: MemorialInput): Values {
  const targetUserName = normaliseName(input.target_user_name);
  const name = normaliseName(input.name);
  const errors: FieldErrors = {
    ...textErrors('target_user_name', 'お名前', targetUserName),
    ...textErrors('name', '記念日の名称', name),
    ...(!isYearlyDay(input) && { date: [`${input.month}月${input.date}日という日付はありません。`] }),
  };
  if (Object.keys(errors).length > 0)
    throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
  return {
    targetUserName,
    divisionCt: input.division_ct,
    name,
    month: input.month,
    date: input.date,
    call: input.call ?? null,
  };
}

/** Both are in the subject of a mail: a line break or an emoji is refused, as in other names (F-03). */
function textErrors(field: string, label: string, text: string): FieldErrors {
  if (text === '') return { [field]: [`${label}を入力してください。`] };
  return isAllowedName(text) ? {} : { [field]: [formsCopy.rules.name(label)] };
}

/** Returns the day whose mail is due today, `call` days before it; null when none is due. */
export function dueDay(
  { month, date, call }: { month: number; date: number; call: number | null },
  today: JstDay,
): JstDay | null {
  const day = nextYearlyDay({ month, date }, today);
  return call !== null && DateTime.fromISO(day, JAPAN).minus({ days: call }).toFormat(ISO_DAY) <= today ? day : null;
}
