import {
  brandOf,
  checkExpiry,
  checkHolder,
  checkNumber,
  checkSecurityCode,
  digitsOf,
} from '../../cards/card-checks.ts';
import { fieldNames, styleNames, type FieldName, type FromFields, type FromParent } from './messages.ts';

const parentOrigin = new URLSearchParams(location.search).get('parent_origin') ?? '';
const form = document.querySelector('form') as HTMLFormElement;
const formError = document.getElementById('form-error') as HTMLElement;

function postToShop(message: FromFields): void {
  parent.postMessage(message, parentOrigin);
}

function input(name: FieldName): HTMLInputElement {
  return document.getElementById(name) as HTMLInputElement;
}

function problemOf(name: FieldName): string | undefined {
  const number = digitsOf(input('ccNumber').value);
  if (name === 'ccNumber') return checkNumber(number);
  if (name === 'ccName') return checkHolder(input(name).value);
  if (name === 'ccExpiration') return checkExpiry(input(name).value, new Date());
  return checkSecurityCode(digitsOf(input(name).value), number);
}

function show(name: FieldName, problem: string | undefined): void {
  (document.getElementById(`${name}-error`) as HTMLElement).textContent = problem ?? '';
  if (problem) input(name).setAttribute('aria-invalid', 'true');
  else input(name).removeAttribute('aria-invalid');
}

/** Writes the number in the groups of its card, the date as MM/YY, the name in capitals. */
function tidy(name: FieldName): void {
  const field = input(name);
  const digits = digitsOf(field.value);
  if (name === 'ccNumber') {
    field.value =
      brandOf(digits) === 'amex'
        ? digits.replace(/^(\d{4})(\d{1,6})?(\d{1,5})?.*$/, (_all, ...parts: string[]) =>
            parts.slice(0, 3).filter(Boolean).join(' '),
          )
        : digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  }
  if (name === 'ccExpiration' && /^\d{3,4}$/.test(digits))
    field.value = `${digits.slice(0, -2).padStart(2, '0')}/${digits.slice(-2)}`;
  if (name === 'ccName') field.value = field.value.normalize('NFKC').toUpperCase();
  if (name === 'securityCode') field.value = digits;
}

for (const name of fieldNames) {
  const field = input(name);
  field.addEventListener('input', () => {
    if (field.hasAttribute('aria-invalid')) show(name, problemOf(name));
    postToShop({ type: 'validity', complete: fieldNames.every((each) => problemOf(each) === undefined) });
  });
  field.addEventListener('blur', () => {
    if (field.value === '') return;
    tidy(name);
    show(name, problemOf(name));
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  postToShop({ type: 'submit' });
});

async function tokenize(): Promise<void> {
  formError.textContent = '';
  for (const name of fieldNames) {
    tidy(name);
    show(name, problemOf(name));
  }
  const wrong = fieldNames.filter((name) => problemOf(name) !== undefined);
  if (wrong[0]) {
    input(wrong[0]).focus();
    return postToShop({ type: 'errors', fields: Object.fromEntries(wrong.map((name) => [name, problemOf(name)])) });
  }
  const fields = Object.fromEntries(fieldNames.map((name) => [name, input(name).value]));
  const answer = await post(fields);
  if ('token' in answer) return postToShop({ type: 'token', ...answer });
  for (const name of fieldNames) if (answer.fields[name]) show(name, answer.fields[name]);
  formError.textContent = answer.fields.form ?? '';
  postToShop({ type: 'errors', fields: answer.fields });
}

type Answer =
  | { readonly token: string; readonly brand: string; readonly last4: string; readonly exp: string }
  | { readonly fields: Partial<Record<FieldName | 'form', string>> };

async function post(fields: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetch('/fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return (await response.json()) as Answer;
  } catch {
    return {
      fields: { form: '決済サービスに接続できませんでした。通信状況をお確かめのうえ、もう一度お試しください。' },
    };
  }
}

function init(message: Extract<FromParent, { type: 'init' }>): void {
  for (const name of fieldNames) {
    const label = message.labels?.[name];
    if (label) (document.querySelector(`label[for="${name}"]`) as HTMLElement).textContent = label;
    input(name).placeholder = message.placeholders?.[name] ?? '';
  }
  for (const name of styleNames) {
    const value = message.style?.[name];
    if (value) document.documentElement.style.setProperty(`--${name}`, value);
  }
}

window.addEventListener('message', (event: MessageEvent<FromParent>) => {
  if (event.origin !== parentOrigin || event.source !== parent) return;
  if (event.data.type === 'init') init(event.data);
  if (event.data.type === 'tokenize') void tokenize();
});

new ResizeObserver(() =>
  postToShop({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
postToShop({ type: 'ready' });
