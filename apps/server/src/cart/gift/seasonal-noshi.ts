import type { Noshi } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import type { NoshiPurpose } from '@shop/constants';

/** A season of a greeting, as month-day, both included; `afterwards` replaces the greeting afterwards (G-04). */
interface GreetingSeason {
  readonly from: string;
  readonly to: string;
  /** Prefectures in which the season lasts longer. */
  readonly longer?: { readonly prefectures: readonly string[]; readonly to: string };
  readonly afterwards: readonly { readonly from: string; readonly to: string; readonly text: string }[];
}

const kansai = ['滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'];

/** From the first day of spring (立春) the greeting is for the lingering cold. */
const lingeringCold = { from: '02-04', to: '02-29', text: '余寒御見舞' };

const coldGreetings = [{ from: '01-08', to: '02-03', text: '寒中御見舞' }, lingeringCold];

/** The seasons of the occasions that have one. */
const greetingSeasons: Readonly<Partial<Record<NoshiPurpose, GreetingSeason>>> = {
  chugen: {
    from: '06-01',
    to: '07-15',
    longer: { prefectures: kansai, to: '08-15' },
    afterwards: [
      { from: '07-16', to: '08-06', text: '暑中御見舞' },
      { from: '08-07', to: '09-07', text: '残暑御見舞' },
    ],
  },
  seibo: { from: '11-20', to: '12-31', afterwards: [{ from: '01-01', to: '01-07', text: '御年賀' }, ...coldGreetings] },
  nenga: { from: '01-01', to: '01-07', afterwards: coldGreetings },
  kanchu: { from: '01-08', to: '02-03', afterwards: [lingeringCold] },
};

/**
 * Returns the noshi for the day of arrival: a seasonal heading after its season is replaced by the next (御中元 → 暑中御見舞 →
 * 残暑御見舞; 御歳暮 → 御年賀 → 寒中御見舞) (G-04). A heading that the shopper typed is unchanged. `arrival` is null while unknown.
 */
export function seasonalNoshi(noshi: Noshi, arrival: string | null, prefecture: string): Noshi {
  const season = greetingSeasons[noshi.purpose];
  if (!season || arrival === null || noshi.top_text !== NOSHI_PURPOSES[noshi.purpose].topText) return noshi;
  const day = arrival.slice(5);
  const to = season.longer?.prefectures.includes(prefecture) ? season.longer.to : season.to;
  if (season.from <= day && day <= to) return noshi;
  const afterwards = season.afterwards.find((name) => name.from <= day && day <= name.to);
  return afterwards ? { ...noshi, top_text: afterwards.text } : noshi;
}
