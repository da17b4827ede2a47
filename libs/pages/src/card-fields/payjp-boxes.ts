import { cardEntryCopy } from '@shop/copy';
import { isComposing } from '@shop/japanese';
import type { CardFieldsHost } from './card-service.ts';
import { cardStyle } from './card-style.ts';

type Style = Readonly<Record<string, string>>;

/** Places for PAY.JP's frames with their labels, and the page's own field for the name on the card. */
export interface PayjpBoxes {
  /** PAY.JP's name of each field, its placeholder, and the element of its iframe. */
  readonly frames: readonly (readonly [type: string, placeholder: string, box: HTMLElement])[];
  readonly name: HTMLInputElement;
  /** Shows an error; an empty text clears it. */
  readonly onMistake: (mistake: string) => void;
}

/** Renders the boxes in `place`, in the style of the theme. */
export function payjpBoxes({ container, fields, onEnter }: CardFieldsHost): PayjpBoxes {
  const style = cardStyle(container);
  const framed = {
    border: `1px solid ${style.border}`,
    'border-radius': style.radius ?? '',
    background: style.background ?? '',
  };
  const problem = elementOf('p', { color: style.danger ?? '', margin: '8px 0 0' });
  problem.setAttribute('role', 'alert');
  const frames = (
    [
      ['cardNumber', fields.ccNumber],
      ['cardExpiry', fields.ccExpiration],
      ['cardCvc', fields.securityCode],
    ] as const
  ).map(([type, { label, placeholder }]) => {
    const box = elementOf('div', {
      ...framed,
      'padding-inline': '12px',
      'min-block-size': '48px',
      display: 'grid',
      'align-content': 'center',
    });
    container.append(titled(elementOf('span'), label), box);
    return [type, placeholder, box] as const;
  });
  const name = elementOf('input', {
    ...framed,
    font: 'inherit',
    color: 'inherit',
    padding: '12px',
    'inline-size': '100%',
  });
  Object.assign(name, { autocomplete: 'cc-name', placeholder: fields.ccName.placeholder, spellcheck: false });
  name.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    onEnter();
  });
  const hint = elementOf('p', { color: style.muted ?? '', margin: '0 0 4px' });
  hint.textContent = cardEntryCopy.nameHint;
  const label = titled(elementOf('label'), fields.ccName.label);
  [label.htmlFor, name.id, hint.id] = ['card-name', 'card-name', 'card-name-hint'];
  name.setAttribute('aria-describedby', hint.id);
  container.append(label, hint, name, problem);
  return {
    frames,
    name,
    onMistake: (mistake) => {
      problem.textContent = mistake;
      name.setAttribute('aria-invalid', String(mistake === cardEntryCopy.mistakes.name));
    },
  };
}

function elementOf<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, style: Style = {}): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [property, value] of Object.entries(style)) element.style.setProperty(property, value);
  return element;
}

function titled<Of extends HTMLElement>(element: Of, title: string): Of {
  element.style.setProperty('display', 'block');
  element.style.setProperty('font-weight', '700');
  element.style.setProperty('margin-block', '16px 4px');
  element.append(title);
  return element;
}
