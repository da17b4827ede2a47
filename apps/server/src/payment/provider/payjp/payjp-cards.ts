import type { Payjp } from 'payjp';
import type { PaymentProvider } from '../payment-provider.ts';
import type { CallPayjp } from './call-payjp.ts';
import { cardOf } from './payjp-payment.ts';

/**
 * Cards that customers save at PAY.JP. The customer id is the shop's own, so creating one twice has no effect; a used
 * token or a card saved before is recognised by the card's fingerprint.
 */
export function payjpCards(
  callPayjp: CallPayjp,
  { customers, tokens }: Payjp,
): Pick<PaymentProvider, 'openCustomer' | 'saveCard' | 'listCards' | 'forgetCard'> {
  const list = (customer: string) => callPayjp(async () => (await customers.cards.list(customer, { limit: 100 })).data);
  return {
    openCustomer: async (reference) => {
      const answer = await callPayjp(() => customers.create({ id: reference }));
      if (answer.kind === 'unknown' || (answer.kind === 'refused' && answer.code !== 'already_exist_id')) return answer;
      return { kind: 'ok', value: reference };
    },
    saveCard: async (customer, token) => {
      const answer = await callPayjp(() => customers.cards.create(customer, { card: token }));
      if (answer.kind === 'ok') return { kind: 'ok', value: cardOf(answer.value) };
      if (answer.kind === 'unknown') return answer;
      const [wanted, cards] = [await callPayjp(() => tokens.retrieve(token)), await list(customer)];
      if (wanted.kind === 'unknown' || cards.kind === 'unknown') return { kind: 'unknown' };
      const same =
        wanted.kind === 'ok' && cards.kind === 'ok'
          ? cards.value.find(({ fingerprint }) => fingerprint === wanted.value.card.fingerprint)
          : undefined;
      return same ? { kind: 'ok', value: cardOf(same) } : { kind: 'refused', code: 'payment.token_invalid' };
    },
    listCards: async (customer) => {
      const answer = await list(customer);
      return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.map(cardOf) } : answer;
    },
    forgetCard: async (customer, card) =>
      (await callPayjp(() => customers.cards.delete(customer, card))).kind !== 'unknown',
  };
}
