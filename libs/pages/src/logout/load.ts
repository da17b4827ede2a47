import { CAUTION_KEYS } from '@shop/constants';
import { loadCaution } from '../account/load-caution.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** Reads the shop's caution for this screen. */
export const loadLogout = (input: LoadInput): Promise<string | null> => loadCaution(input, CAUTION_KEYS.logout);
