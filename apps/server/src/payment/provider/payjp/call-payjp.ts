import type { ResponseError } from 'payjp';
import type { VaultAnswer } from '../payment-provider.ts';

/**
 * Returns the result of a call to PAY.JP; a refusal has the service's own code. A lost connection, rate limit, wrong
 * key or server error gives `unknown`.
 */
export async function callPayjp<T>(call: () => Promise<T>): Promise<VaultAnswer<T>> {
  try {
    return { kind: 'ok', value: await call() };
  } catch (error) {
    const { status = 0, response } = error as ResponseError;
    const code = response?.body?.error?.code;
    return [400, 402, 404].includes(status) && code !== undefined ? { kind: 'refused', code } : { kind: 'unknown' };
  }
}
