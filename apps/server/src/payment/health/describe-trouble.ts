import type { ServiceTrouble } from '../provider/service-trouble.ts';

const reasons: Readonly<Record<ServiceTrouble['kind'], string>> = {
  key_refused: '鍵が正しくありません',
  forbidden: '鍵の権限が足りません',
  unreachable: 'つながりません',
  failing: 'エラーを返しています',
};

/** Describes for the operator why a payment service is down. */
export function describeTrouble({ kind, status }: ServiceTrouble): string {
  return status === null ? reasons[kind] : `${reasons[kind]}(${status})`;
}
