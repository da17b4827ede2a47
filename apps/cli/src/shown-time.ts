/** A moment as a person reads it, in the zone in which the shop has written it: `2026-11-28T10:05:00+09:00` → `2026-11-28 10:05`. */
export const shownTime = (instant: string): string => instant.slice(0, 16).replace('T', ' ');
