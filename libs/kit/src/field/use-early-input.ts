import { useEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Repeats what was typed or ticked before hydration, because the next render would reset it. The ref goes on a field, or on an
 * element around fields.
 */
export function useEarlyInput<Around extends HTMLElement = HTMLInputElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null);
  // A layout effect would run before those of the parents, on which handlers rely.
  useEffect(() => {
    if (!around.current) return;
    const fields = isField(around.current) ? [around.current] : around.current.querySelectorAll('input, textarea');
    for (const field of fields) if (isField(field)) repeat(field);
  }, []);
  return around;
}

/** Resets the field to what React rendered and repeats the change from there. */
function repeat(field: Field): void {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (field.type === 'file' || field.type === 'hidden' || field.value === field.defaultValue) return;
  // Setting the value would end the composition.
  if (field.hasAttribute('data-composing')) {
    field.addEventListener('compositionend', () => repeat(field), { once: true });
    return;
  }
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setUnseen(field, typed);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // After the render: the handler reads the rendered value.
  if (field !== document.activeElement)
    queueMicrotask(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/** Sets the value as typing does: React overrides the property of the element to see what scripts set. */
function setUnseen(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
