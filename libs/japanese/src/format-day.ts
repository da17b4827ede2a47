import type { JstDay } from './in-japan.ts';

/** Formats a day in Japan as `2026.11.21` (spec §9). */
export const formatDay = (day: JstDay): string => day.replaceAll('-', '.');
