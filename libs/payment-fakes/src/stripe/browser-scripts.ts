/**
 * The part of Stripe.js that the shop uses, for browsers: card fields in a frame of this origin, and a payment method
 * made of them. Plain scripts, since they are sent unchanged.
 */
export const stripeJs = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Stripe = (key) => {
    const elements = () => {
      const frame = document.createElement('iframe');
      const heard = {};
      frame.src = origin + '/frame?key=' + encodeURIComponent(key);
      frame.title = 'カード情報の入力';
      frame.style.cssText = 'inline-size:100%;block-size:330px;border:0';
      let answer = () => undefined;
      addEventListener('message', (event) => {
        if (event.origin !== origin || event.source !== frame.contentWindow) return;
        if (event.data.type === 'ready') heard.ready?.();
        else answer(event.data);
      });
      const element = {
        on: (name, hear) => { heard[name] = hear; return element; },
        mount: (place) => place.append(frame),
        unmount: () => frame.remove(),
        destroy: () => frame.remove(),
      };
      const ask = (type) => new Promise((resolve) => { answer = resolve; frame.contentWindow.postMessage({ type }, origin); });
      return { create: () => element, submit: () => ask('check'), make: () => ask('make') };
    };
    return { elements, createPaymentMethod: ({ elements: group }) => group.make() };
  };
})();
`;

/** In the frame: the number is sent only to the fake. */
export const frameJs = `'use strict';
const key = new URLSearchParams(location.search).get('key');
const value = (id) => document.getElementById(id).value.trim();
const show = (text) => { document.getElementById('problem').textContent = text; };
const problem = () => (value('number').replace(/\\D/g, '').length < 14 ? 'カード番号が不完全です。' : /^\\d\\d\\s*\\/\\s*\\d\\d$/.test(value('expiry')) ? '' : 'カードの有効期限が不完全です。');
addEventListener('message', async (event) => {
  const tell = (answer) => event.source.postMessage(answer, event.origin);
  const wrong = problem();
  show(wrong);
  if (wrong) return tell({ error: { type: 'validation_error', message: wrong } });
  if (event.data.type === 'check') return tell({});
  const [month, year] = value('expiry').split('/');
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': value('number').replace(/\\D/g, ''),
    'card[exp_month]': month.trim(),
    'card[exp_year]': '20' + year.trim(),
    'card[cvc]': value('cvc'),
  });
  const response = await fetch('/v1/payment_methods', { method: 'POST', headers: { authorization: 'Bearer ' + key }, body });
  const answer = await response.json();
  if (answer.error) show(answer.error.message);
  tell(answer.error ? { error: answer.error } : { paymentMethod: answer });
});
parent.postMessage({ type: 'ready' }, '*');
`;
