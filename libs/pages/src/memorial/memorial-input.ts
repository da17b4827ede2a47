import type { Memorial, MemorialInput, ApiClient } from '@shop/api';
import type { FormValuesOf, memorialForm } from '@shop/form-definitions';
export type MemorialValues = FormValuesOf<typeof memorialForm>;

const NO_MAIL = 'none';
const divisions: Readonly<Record<string, MemorialInput['division_ct']>> = { 1: 1, 2: 2, 3: 3 };

/** A known day in the fields. */
export function memorialValues({ target_user_name, division_ct, name, month, date, call }: Memorial): MemorialValues {
  return {
    target_user_name,
    division_ct: String(division_ct),
    name,
    month: String(month),
    date: String(date),
    call: call === null ? NO_MAIL : String(call),
  };
}

/** Returns the fields as a request body. */
export function memorialInput({
  target_user_name,
  division_ct,
  name,
  month,
  date,
  call,
}: MemorialValues): MemorialInput {
  return {
    target_user_name,
    division_ct: divisions[division_ct] ?? 3,
    name,
    month: Number(month),
    date: Number(date),
    call: call === NO_MAIL ? null : Number(call),
  };
}

/** Saves a memorial day, new or with `id`. @throws ApiFailure `memorial.limit_reached`, `input.invalid` */
export async function saveMemorial(api: ApiClient, id: number | null, values: MemorialValues): Promise<void> {
  const body = memorialInput(values);
  if (id === null) await api.POST('/v1/me/user-memorials', { body });
  else await api.PUT('/v1/me/user-memorials/{id}', { params: { path: { id } }, body });
}
