import type { PostalPlace } from '@shop/forms';
import { browserShop } from '@shop/state';

/** The places of a postal code of seven digits; none for a code that nobody knows. @throws ApiFailure */
export async function lookUpPostalCode(code: string): Promise<readonly PostalPlace[]> {
  const { data } = await browserShop().api.GET('/v1/postal-code', { params: { query: { code } }, isKept: true });
  return data;
}
