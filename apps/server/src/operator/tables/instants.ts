const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(\.\d{1,3})?)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;
const JAPAN_MS = 9 * 60 * 60_000;

/** An instant as files show it: in Japanese time, e.g. `2026-11-20T10:00:00+09:00`; milliseconds where there are some. */
export function instantText(at: Date): string {
  return new Date(at.getTime() + JAPAN_MS).toISOString().replace('.000Z', 'Z').replace('Z', '+09:00');
}

/**
 * An instant as people and spreadsheets write it (`2026-11-20`, `2026/11/20 9:30`), Japanese time unless it says
 * otherwise; null when it is none.
 */
export function parseInstant(text: string): Date | null {
  const [, year, month, day, hour = '0', minute = '00', second = '00', fraction = '', zone = '+09:00'] =
    WRITTEN.exec(text.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const two = (part: string) => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const at = new Date(`${date}T${two(hour)}:${minute}:${second}${fraction}${zone}`);
  // `2026-02-30` would become the second of March.
  const isDay = !Number.isNaN(at.getTime()) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isDay ? at : null;
}
