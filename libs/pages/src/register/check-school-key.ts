import type { ApiClient } from '@shop/api';

/** The name of the school that has a key, or null when none has it. @throws ApiFailure */
export async function checkSchoolKey(api: ApiClient, key: string): Promise<string | null> {
  const { data } = await api.POST('/v1/schools/check', { body: { key } });
  return data.name;
}
