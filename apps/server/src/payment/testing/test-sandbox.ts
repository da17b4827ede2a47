import { createHmac } from 'node:crypto';
import { testConfig } from '../../testing/index.ts';
import { freePort, startSandboxProcess } from './start-sandbox-process.ts';
import { testCards, type TestService, withAmount } from './test-service.ts';

/** The sandbox, its events sent to `webhookUrl`. */
export async function testSandbox(webhookUrl: string): Promise<TestService> {
  const { payments } = testConfig();
  const sandbox = await startSandboxProcess(await freePort(), webhookUrl);
  const signed: TestService['signed'] = (_event, body, at) => {
    const time = Math.floor(at.getTime() / 1000);
    const v1 = createHmac('sha256', payments.webhookSecret).update(`${time}.${body}`).digest('hex');
    return { headers: { 'content-type': 'application/json', 'x-signature': `t=${time},v1=${v1}` }, body };
  };
  return {
    code: 'sandbox',
    finishedBy: 'service',
    proves: 'content',
    eci: '05',
    url: sandbox.url,
    config: (line) => ({ payments: { ...payments, url: line, publicUrl: sandbox.url } }),
    creating: ['POST', /^\/api\/payments$/],
    token: (card) => sandbox.token(testCards[card]),
    answerChallenge: (url, answer) => sandbox.answerChallenge(url, answer === 'cancel' ? 'cancel' : { code: '1234' }),
    takesPaypay: false,
    transfer: null,
    refundFails: null,
    atStore: (id, action) => sandbox.atStore(id, action),
    signed,
    ofOtherAmount: async (event, _id, amount) => signed(event, withAmount(event, amount), new Date()),
    stop: () => sandbox.stop(),
  };
}
