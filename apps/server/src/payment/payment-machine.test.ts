import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPaymentState, type PaymentEvent, type PaymentState } from './payment-machine.ts';

const run = (events: readonly PaymentEvent[], from: PaymentState = 'started'): PaymentState =>
  events.reduce((state, event) => nextPaymentState(state, event) ?? state, from);

describe('the payment machine', () => {
  it.each<[PaymentEvent[], PaymentState]>([
    [['authorise', 'capture', 'refund'], 'refunded'],
    [['authorise', 'void'], 'voided'],
    [['fail'], 'failed'],
    [['expire'], 'expired'],
    [['expire', 'authorise'], 'authorised'],
    [['expire', 'capture'], 'captured'],
    [['capture', 'authorise'], 'captured'],
    [['refund', 'capture'], 'refunded'],
    [['fail', 'authorise'], 'failed'],
    [['void', 'authorise'], 'voided'],
    [['capture', 'expire'], 'captured'],
    [['authorise', 'fail'], 'authorised'],
  ])('changes by %j to %s', (events, state) => {
    expect(run(events)).toBe(state);
  });

  it('applies the same event only once, after every other event', () => {
    const events = fc.constantFrom<PaymentEvent>('authorise', 'capture', 'fail', 'expire', 'void', 'refund');
    fc.assert(
      fc.property(fc.array(events, { maxLength: 8 }), events, (before, event) => {
        const once = run([...before, event]);
        expect(nextPaymentState(once, event)).toBeNull();
      }),
    );
  });

  it('reaches the same state for every order of the events of a refunded payment', () => {
    const events: PaymentEvent[] = ['authorise', 'capture', 'refund'];
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: 3 }), (shuffled) => {
        expect(run(shuffled)).toBe('refunded');
      }),
    );
  });
});
