import type { Noshi } from '@shop/api';

type Purpose = Noshi['purpose'];
type Ribbon = Noshi['ribbon'];

/** A season in which a greeting bears its own name, as month-day, both ends included; `later` replaces it afterwards (G-04). */
export interface GreetingSeason {
  from: string;
  to: string;
  /** Prefectures that keep the custom longer. */
  longer?: { prefectures: readonly string[]; to: string };
  later: { from: string; to: string; text: string }[];
}

/** An occasion of giving: the ribbons (水引) that suit it, the proper one first, and what is written above it (G-01). */
export interface NoshiPurpose {
  label: string;
  ribbons: readonly Ribbon[];
  top_text: string;
  season?: GreetingSeason;
}

const kansai = ['滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'];
const coldGreeting = { from: '01-08', to: '02-03', text: '寒中御見舞' };

/** The occasions the shop offers. */
export const noshiPurposes: Readonly<Record<Purpose, NoshiPurpose>> = {
  chugen: {
    label: '御中元',
    ribbons: ['butterfly'],
    top_text: '御中元',
    season: {
      from: '06-01',
      to: '07-15',
      longer: { prefectures: kansai, to: '08-15' },
      later: [
        { from: '07-16', to: '08-06', text: '暑中御見舞' },
        { from: '08-07', to: '09-07', text: '残暑御見舞' },
      ],
    },
  },
  seibo: {
    label: '御歳暮',
    ribbons: ['butterfly'],
    top_text: '御歳暮',
    season: { from: '11-20', to: '12-31', later: [{ from: '01-01', to: '01-07', text: '御年賀' }, coldGreeting] },
  },
  nenga: {
    label: '御年賀',
    ribbons: ['butterfly'],
    top_text: '御年賀',
    season: { from: '01-01', to: '01-07', later: [coldGreeting] },
  },
  oiwai: { label: '御祝', ribbons: ['butterfly'], top_text: '御祝' },
  uchiiwai: { label: '内祝', ribbons: ['butterfly'], top_text: '内祝' },
  orei: { label: '御礼', ribbons: ['butterfly'], top_text: '御礼' },
  wedding: { label: '御結婚御祝', ribbons: ['knot'], top_text: '寿' },
  kaiki: { label: '快気祝', ribbons: ['knot'], top_text: '快気祝' },
  kokorozashi: { label: '志(仏事)', ribbons: ['black_white', 'silver'], top_text: '志' },
  plain: { label: '無地のし', ribbons: ['butterfly', 'none'], top_text: '' },
};
