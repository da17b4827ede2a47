import type { ResponseError } from 'payjp';
import type { VaultAnswer } from '../payment-provider.ts';
import { codeOfError, type ReportCall, troubleOf } from '../service-trouble.ts';

/** Calls PAY.JP. */
export type CallPayjp = <T>(request: () => Promise<T>) => Promise<VaultAnswer<T>>;

/**
 * Returns the calls to PAY.JP, each of which reports its outcome. A refusal has the service's own code; a lost
 * connection, rate limit, wrong key or server error gives `unknown`.
 */
export function payjpCalls(report: ReportCall): CallPayjp {
  return async (request) => {
    try {
      const value = await request();
      report(null);
      return { kind: 'ok', value };
    } catch (error) {
      const { status = 0, response } = error as ResponseError;
      const code = response?.body?.error?.code;
      const isFinal = [400, 402, 404].includes(status) && code !== undefined;
      report(isFinal ? null : troubleOf(status === 0 ? null : status, code ?? codeOfError(error)));
      return isFinal ? { kind: 'refused', code } : { kind: 'unknown' };
    }
  };
}
