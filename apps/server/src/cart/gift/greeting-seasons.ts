import type { NoshiPurpose } from '@shop/constants';

/** A season in which a greeting bears its own name, as month-day, both ends included; `later` replaces it afterwards (G-04). */
export interface GreetingSeason {
  readonly from: string;
  readonly to: string;
  /** Prefectures that keep the custom longer. */
  readonly longer?: { readonly prefectures: readonly string[]; readonly to: string };
  readonly later: readonly { readonly from: string; readonly to: string; readonly text: string }[];
}

const kansai = ['滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'];
/** From the first day of spring by the old calendar the cold is what lingers. */
const lingeringCold = { from: '02-04', to: '02-29', text: '余寒御見舞' };
const coldGreetings = [{ from: '01-08', to: '02-03', text: '寒中御見舞' }, lingeringCold];

/** The occasions that belong to a season. */
export const greetingSeasons: Readonly<Partial<Record<NoshiPurpose, GreetingSeason>>> = {
  chugen: {
    from: '06-01',
    to: '07-15',
    longer: { prefectures: kansai, to: '08-15' },
    later: [
      { from: '07-16', to: '08-06', text: '暑中御見舞' },
      { from: '08-07', to: '09-07', text: '残暑御見舞' },
    ],
  },
  seibo: { from: '11-20', to: '12-31', later: [{ from: '01-01', to: '01-07', text: '御年賀' }, ...coldGreetings] },
  nenga: { from: '01-01', to: '01-07', later: coldGreetings },
  kanchu: { from: '01-08', to: '02-03', later: [lingeringCold] },
};
