import { useRef, type CompositionEvent } from 'react';
import type { FieldDefinition } from '@shop/form-definitions';
import type { FormHandle } from './form-context.ts';
import { toFullWidthKana, toKatakana } from '@shop/japanese';

/** Kana only, or kana with the Latin letters of a syllable that is still being typed. */
const READING = /^([ぁ-ゖァ-ヶー]*)[a-zA-Zａ-ｚＡ-Ｚ]*$/;

/** Handlers that keep normalisation away from an input method at work, and read names for their kana field. */
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
      // Some browsers end the composition after the field was left.
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

/**
 * The reading of what an input method has put into a name (F-13). `updates` are the texts it showed while composing,
 * `committed` is what it left: the last update that was pure kana is how the word is read.
 */
export function readingOf(updates: readonly string[], committed: string): string {
  if (committed === '') return '';
  const readings = [...updates, committed].map((update) => READING.exec(toFullWidthKana(update))?.[1] ?? '');
  const last = readings.findLast((reading) => reading !== '');
  return toKatakana(last ?? '');
}

/**
 * The kana field after a word was put into its name field. A field that somebody has changed by hand is left alone:
 * it no longer holds what was put there before.
 */
export function assistKana(current: string, assisted: string, reading: string, nameWasEmpty: boolean): string {
  if (current !== assisted) return current;
  return nameWasEmpty ? reading : current + reading;
}
