import type { PostalPlace } from '@shop/forms';
import { useApi } from '@shop/state';

/** Returns a function that finds the places of a postal code; none for an unknown code. It rejects with ApiFailure. */
export function usePostalCodeLookup(): (code: string) => Promise<readonly PostalPlace[]> {
  const api = useApi();
  return async (code) => {
    const { data } = await api.GET('/v1/postal-code', { params: { query: { code } }, ignoresAbort: true });
    return data;
  };
}
