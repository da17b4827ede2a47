import { CAUTION_KEYS } from '@shop/constants';
import { loadCaution } from '../account/load-caution.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** The shop's own words to this screen. */
export const loadLogout = (input: LoadInput): Promise<string | null> => loadCaution(input, CAUTION_KEYS.logout);
