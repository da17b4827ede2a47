import { MOURNING_RIBBONS, type NoshiPurpose, type NoshiRibbon } from '@shop/constants';
import { noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { layOutNames, placeNames, upright } from '@shop/japanese/noshi';
import { Cords } from './cords.tsx';
import styles from './noshi-paper.module.css';

export interface NoshiPaperProps {
  readonly noshi: {
    readonly purpose: NoshiPurpose;
    readonly ribbon: NoshiRibbon;
    readonly topText: string;
    /** The first is on the right. */
    readonly names: readonly string[];
  };
}

/** Units of the drawing: the paper, its centre, and the maximum heights of heading and names. */
const sheet = { width: 384, height: 300, middle: 192 };

const top = { centre: 66, room: 108, largest: 34 };

const names = { from: 190, room: 102, width: 300, largest: 25 };

/** The line height of vertical text. */
const leading = 1.06;

/** Purposes with cords but without the folded ornament: a visit to the sick has none. */
const withoutMark: readonly NoshiPurpose[] = ['omimai'];

/**
 * The noshi paper (掛け紙) as it will look: white in every theme, cords across it, the heading above the knot and the
 * names below, all vertical and scaled to fit (G-02). Updates with every keystroke.
 */
export function NoshiPaper({ noshi }: NoshiPaperProps) {
  const t = useCopy(noshiCopy);
  const { ribbon, purpose } = noshi;
  const written = noshi.names.filter((name) => name.trim() !== '');
  const topText = upright(noshi.topText.trim());
  const size = Math.min(top.largest, top.room / (Math.max([...topText].length, 1) * leading));
  const isMourning = MOURNING_RIBBONS.includes(ribbon);
  const hasMark = ribbon !== 'none' && !isMourning && !withoutMark.includes(purpose);
  return (
    <svg
      className={styles.paper}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={t.previewAlt(noshi.topText, written, t.ribbons[ribbon])}
    >
      <rect width={sheet.width} height={sheet.height} fill="#ffffff" />
      <Cords ribbon={ribbon} />
      {hasMark && <NoshiMark />}
      <g className={styles.writing} fill={isMourning ? '#6b6b6b' : '#141414'}>
        <text x={sheet.middle} y={top.centre} fontSize={size} textAnchor="middle">
          {topText}
        </text>
        {placeNames(layOutNames(written), { ...names, middle: sheet.middle, leading }).map(
          ({ text, x, y, fontSize }, index) => (
            <text key={index} x={x} y={y} fontSize={fontSize}>
              {upright(text)}
            </text>
          ),
        )}
      </g>
    </svg>
  );
}

/** The folded ornament at the upper right, for joyful occasions only. */
function NoshiMark() {
  return (
    <g transform="translate(136 4)">
      <path fill="#c3202e" d="M206 14l16 7-4 38-12 10-12-10-4-38z" />
      <path fill="#fbf3e2" d="M206 21l9 5-3 32-6 5-6-5-3-32z" />
      <path fill="#c3202e" d="M206 26l5 3-2 27-3 3-3-3-2-27z" />
      <path fill="#d7ab45" d="M204.4 30h3.2v30h-3.2z" />
      <path fill="none" stroke="#8f1320" strokeWidth="0.8" d="M206 14l16 7-4 38-12 10-12-10-4-38z" />
    </g>
  );
}
