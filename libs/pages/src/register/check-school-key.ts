import { browserShop } from '@shop/state';

/** The name of the school that has a key, or null when none has it. @throws ApiFailure */
export async function checkSchoolKey(key: string): Promise<string | null> {
  const { data } = await browserShop().api.POST('/v1/schools/check', { body: { key } });
  return data.name;
}
