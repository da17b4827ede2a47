import type { JstDay } from './jst-day.ts';

/** A day in Japan as `2026.11.21` (spec §9). */
export const formatDay = (day: JstDay): string => day.replaceAll('-', '.');
