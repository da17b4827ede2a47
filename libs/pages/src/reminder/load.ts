import { loadCaution } from '../account/load-caution.ts';
import type { LoadInput } from '../loading/load-input.ts';
import { forgotten, forgottenAt } from './forgotten.ts';

/** Reads the shop's caution for this screen. */
export const loadReminder = (input: LoadInput): Promise<string | null> =>
  loadCaution(input, forgotten[forgottenAt(input.url.pathname)].caution);
