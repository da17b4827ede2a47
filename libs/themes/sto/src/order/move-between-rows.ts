import type { KeyboardEvent } from 'react';
import { isComposing } from '@shop/japanese';

/**
 * Handles the keys of an order sheet: arrows and Enter move between quantities, Enter in the last row and Ctrl+Enter to
 * the button that adds all.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: sheet, target, key } = event;
  if (isComposing(event.nativeEvent) || !(target instanceof HTMLInputElement)) return;
  const step = key === 'ArrowDown' || key === 'Enter' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const fields = [...sheet.querySelectorAll<HTMLInputElement>('input:not(:disabled)')];
  const isLeaving = key === 'Enter' && (event.ctrlKey || target === fields.at(-1));
  const next = isLeaving ? sheet.querySelector<HTMLElement>('[data-adds]') : fields[fields.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
