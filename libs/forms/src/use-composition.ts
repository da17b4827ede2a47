import { useRef, type CompositionEvent } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import type { FormHandle } from './form-context.ts';
import { assistKana, readingOf } from './furigana.ts';

/** Returns handlers that delay normalisation during IME composition, and derive readings for the kana field. */
export function useComposition(form: FormHandle, field: FieldDefinition) {
  const isComposing = useRef(false);
  const isLeft = useRef(false);
  const updates = useRef<string[]>([]);
  const wasEmpty = useRef(true);
  const assisted = useRef('');
  const kanaField = form.fields.find(({ kanaOf }) => kanaOf === field.name);

  const assist = (committed: string) => {
    const reading = readingOf(updates.current, committed);
    if (!kanaField || reading === '') return;
    const current = form.values[kanaField.name] ?? '';
    const kana = assistKana(current, assisted.current, reading, wasEmpty.current);
    if (kana === current) return;
    assisted.current = kana;
    form.setValue(kanaField.name, kana);
  };

  return {
    onCompositionStart: () => {
      isComposing.current = true;
      updates.current = [];
      wasEmpty.current = (form.values[field.name] ?? '') === '';
    },
    onCompositionUpdate: (event: CompositionEvent) => {
      updates.current.push(event.data);
    },
    onCompositionEnd: (event: CompositionEvent) => {
      isComposing.current = false;
      assist(event.data);
      // Some browsers end the composition after the blur.
      if (isLeft.current) form.leave(field.name);
    },
    onFocus: () => {
      isLeft.current = false;
    },
    onBlur: () => {
      isLeft.current = true;
      if (!isComposing.current) form.leave(field.name);
    },
  };
}
