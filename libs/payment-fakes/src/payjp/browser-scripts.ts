/**
 * The part of payjp.js that the shop uses, for browsers: card fields in frames of this origin, and a token made of
 * them. Plain scripts, since they are sent unchanged.
 */
export const payjpJs = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Payjp = (key) => {
    const frames = {};
    const create = (name) => {
      const frame = document.createElement('iframe');
      frame.src = origin + '/field?name=' + name;
      frame.title = { cardNumber: 'カード番号', cardExpiry: '有効期限', cardCvc: 'セキュリティコード' }[name];
      frame.style.cssText = 'inline-size:100%;block-size:48px;border:0;display:block';
      frames[name] = frame;
      return { mount: (place) => place.append(frame), unmount: () => frame.remove(), on: () => undefined };
    };
    const createToken = (element, { card } = {}) => {
      const [expiry, cvc, answer] = [new MessageChannel(), new MessageChannel(), new MessageChannel()];
      frames.cardExpiry.contentWindow.postMessage({ type: 'tell' }, origin, [expiry.port1]);
      frames.cardCvc.contentWindow.postMessage({ type: 'tell' }, origin, [cvc.port1]);
      frames.cardNumber.contentWindow.postMessage({ type: 'make', key, card }, origin, [answer.port1, expiry.port2, cvc.port2]);
      return new Promise((resolve) => { answer.port2.onmessage = ({ data }) => resolve(data); });
    };
    return { elements: () => ({ create }), createToken };
  };
})();
`;

/** In each frame: typed values are sent only between frames and to the fake. */
export const fieldJs = `'use strict';
const value = () => document.getElementById('field').value.trim();
const heard = (port) => new Promise((resolve) => { port.onmessage = ({ data }) => resolve(data); });
addEventListener('message', async ({ data, ports: [port, expiryPort, cvcPort] }) => {
  if (data.type === 'tell') return port.postMessage(value());
  const [expiry, cvc] = [await heard(expiryPort), await heard(cvcPort)];
  const number = value().replace(/\\D/g, '');
  if (number.length < 14) return port.postMessage({ error: { code: 'invalid_number' } });
  const date = /^(\\d\\d)\\s*\\/\\s*(\\d\\d)$/.exec(expiry);
  if (!date) return port.postMessage({ error: { code: 'invalid_expiry_month' } });
  if (!/^\\d{3,4}$/.test(cvc)) return port.postMessage({ error: { code: 'invalid_cvc' } });
  const body = new URLSearchParams({ 'card[number]': number, 'card[exp_month]': date[1], 'card[exp_year]': '20' + date[2], 'card[cvc]': cvc });
  for (const [name, text] of Object.entries(data.card ?? {})) body.set('card[' + name + ']', text);
  const response = await fetch('/v1/tokens', { method: 'POST', headers: { authorization: 'Basic ' + btoa(data.key + ':') }, body });
  port.postMessage(await response.json());
});
`;
