import type { Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import { greetingSeasons } from './greeting-seasons.ts';

/**
 * The noshi as it is written: a seasonal word whose time is over on the day of arrival is replaced by the one that custom
 * puts in its place (御中元 → 暑中御見舞 → 残暑御見舞; 御歳暮 → 御年賀 → 寒中御見舞) (G-04). Words of the shopper's own stay.
 * `arrival` is a `YYYY-MM-DD` day, null while it is not known.
 */
export function seasonalNoshi(noshi: Noshi, arrival: string | null, prefecture: string): Noshi {
  const season = greetingSeasons[noshi.purpose];
  if (!season || arrival === null || noshi.top_text !== NOSHI_PURPOSES[noshi.purpose].topText) return noshi;
  const day = arrival.slice(5);
  const to = season.longer?.prefectures.includes(prefecture) ? season.longer.to : season.to;
  if (season.from <= day && day <= to) return noshi;
  const later = season.later.find((name) => name.from <= day && day <= name.to);
  return later ? { ...noshi, top_text: later.text } : noshi;
}
