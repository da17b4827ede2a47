import type { FramePopup } from '../frame-data/frame-data.ts';

/** The pop-ups that this browser has opened: version and day (in Japan), by id. */
export type OpenedPopups = Readonly<Record<string, readonly [version: string, day: string] | undefined>>;

/** Returns the first pop-up due on a page, or null; a changed one opens again. @param day today in Japan, YYYY-MM-DD */
export function duePopup(
  popups: readonly FramePopup[],
  pageKey: string,
  opened: OpenedPopups,
  day: string,
): FramePopup | null {
  const isDue = ({ id, frequency, updated_at }: FramePopup) => {
    const [version, last] = opened[id] ?? [];
    return version !== updated_at || frequency === 'always' || (frequency === 'daily' && last !== day);
  };
  return popups.find((popup) => (popup.pages.length === 0 || popup.pages.includes(pageKey)) && isDue(popup)) ?? null;
}
