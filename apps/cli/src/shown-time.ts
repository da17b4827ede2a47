import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';

/** Returns an instant as a person reads it, in Japan: `2026-11-28T10:05:00+09:00` → `2026-11-28 10:05`. */
export const shownTime = (instant: string): string => DateTime.fromISO(instant, JAPAN).toFormat('yyyy-MM-dd HH:mm');
