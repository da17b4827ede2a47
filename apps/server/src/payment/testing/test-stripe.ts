import { loadStripe } from '../provider/stripe/load-stripe.ts';
import { fakeKeys, startFake } from './start-fake.ts';
import { testCards, type TestService, withAmount } from './test-service.ts';

const webhookSecret = 'whsec_of_the_fake';

/** The fake of Stripe, its events sent to `webhookUrl`. */
export async function testStripe(webhookUrl: string): Promise<TestService> {
  const { url, post, stop } = await startFake('stripe', { webhookUrl, webhookSecret });
  const { secretKey, publicKey } = fakeKeys;
  const signed: TestService['signed'] = (_event, body, at) => {
    const { webhooks } = new (loadStripe())(secretKey);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp });
    return { headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body };
  };
  return {
    code: 'stripe',
    finishedBy: 'service',
    proves: 'content',
    eci: '05',
    url,
    config: (line) => ({
      stripe: { secretKey, publicKey, webhookSecret, apiUrl: line, scriptUrl: `${url}/stripe.js` },
    }),
    creating: ['POST', /^\/v1\/payment_intents$/],
    token: async (card) => {
      const fields = {
        type: 'card',
        'card[number]': testCards[card],
        'card[exp_month]': '9',
        'card[exp_year]': '2029',
      };
      const answer = await post('/v1/payment_methods', fields, { authorization: `Bearer ${publicKey}` });
      return ((await answer.json()) as { id: string }).id;
    },
    answerChallenge: async (nextUrl, answer) => {
      await post(new URL(nextUrl).pathname, { action: answer === 'pass' ? 'complete' : 'fail' });
    },
    takesPaypay: true,
    atStore: async (id, action) => {
      await post(`/fake/${id}/${action === 'pay' ? 'pay' : 'lapse'}`, {});
    },
    transfer: async (id, amount) => {
      await post(`/fake/${id}/transfer/${amount}`, {});
    },
    refundFails: async (id, amount) => {
      await post(`/fake/${id}/refund-fails/${amount}`, {});
    },
    signed,
    ofOtherAmount: async (event, _id, amount) => signed(event, withAmount(event, amount), new Date()),
    stop,
  };
}
