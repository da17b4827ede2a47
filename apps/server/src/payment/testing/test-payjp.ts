import { fakeKeys, startFake } from './start-fake.ts';
import { testCards, type TestService, withAmount } from './test-service.ts';

const webhookToken = 'whook_0123456789abcdef';

/** The fake of PAY.JP, its events sent to `webhookUrl`. */
export async function testPayjp(webhookUrl: string): Promise<TestService> {
  const { url, post, stop } = await startFake('payjp', { webhookUrl, webhookSecret: webhookToken });
  const { secretKey, publicKey } = fakeKeys;
  const signed: TestService['signed'] = (event, body) => ({ ...event, body });
  return {
    code: 'payjp',
    finishedBy: 'shop',
    proves: 'sender',
    eci: null,
    url,
    config: (line) => ({
      payjp: { secretKey, publicKey, webhookToken, apiUrl: line, scriptUrl: `${url}/v2/pay.js` },
    }),
    creating: ['POST', /^\/v1\/charges$/],
    token: async (card) => {
      const fields = {
        'card[number]': testCards[card],
        'card[exp_month]': '9',
        'card[exp_year]': '2029',
        'card[name]': 'TARO MIHON',
      };
      const answer = await post('/v1/tokens', fields, { authorization: `Basic ${btoa(`${publicKey}:`)}` });
      return ((await answer.json()) as { id: string }).id;
    },
    answerChallenge: async (nextUrl, answer) => {
      const { pathname, search } = new URL(nextUrl);
      const arrived = await fetch(url + pathname + search, { redirect: 'manual' });
      if (arrived.status === 303) return;
      await post(pathname + search, { action: answer === 'pass' ? 'complete' : 'fail' });
    },
    takesPaypay: false,
    atStore: null,
    refundFails: null,
    transfer: null,
    signed,
    ofOtherAmount: async (event, id, amount) => {
      await post(`/fake/${id}/amount/${amount.to}`, {});
      return signed(event, withAmount(event, amount), new Date());
    },
    stop,
  };
}
