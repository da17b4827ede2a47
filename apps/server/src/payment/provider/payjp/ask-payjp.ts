import type { ResponseError } from 'payjp';
import type { VaultAnswer } from '../payment-provider.ts';

/** What a call to PAY.JP came to; a refusal keeps the service's own word. No connection, too many calls, a wrong key, a fault of theirs: nothing was said. */
export async function askPayjp<T>(call: () => Promise<T>): Promise<VaultAnswer<T>> {
  try {
    return { kind: 'kept', value: await call() };
  } catch (error) {
    const { status = 0, response } = error as ResponseError;
    const code = response?.body?.error?.code;
    return [400, 402, 404].includes(status) && code !== undefined ? { kind: 'refused', code } : { kind: 'unknown' };
  }
}
