import type { NoshiView, RibbonName } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './noshi-preview.module.css';

/** Colours of the cords as they are in the world; they are the same in every theme. */
const cords: Readonly<Record<RibbonName, readonly [string, string] | null>> = {
  butterfly: ['#c8202f', '#d9b45a'],
  knot: ['#c8202f', '#d9b45a'],
  black_white: ['#1f1f1f', '#b9b9b9'],
  silver: ['#8f979d', '#c3c9cd'],
  none: null,
};

/** The band as it will look: cords across, the occasion above, the names below, written downwards (G-02). */
export function NoshiPreview({ noshi }: { noshi: NoshiView }) {
  const t = useCopy(checkoutCopy);
  const names = noshi.names.filter((name) => name.trim() !== '');
  return (
    <div className={styles.paper} role="img" aria-label={t.noshi.previewAlt(noshi.topText, names, t.noshi.ribbons[noshi.ribbon])}>
      <Cords ribbon={noshi.ribbon} />
      <p className={styles.top} data-length={noshi.topText.length > 6 ? 'longest' : noshi.topText.length > 4 ? 'long' : undefined}>
        {noshi.topText}
      </p>
      <div className={styles.names} data-long={names.some((name) => name.length > 6) || undefined}>
        {names.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
    </div>
  );
}

function Cords({ ribbon }: { ribbon: RibbonName }) {
  const colours = cords[ribbon];
  if (!colours) return null;
  const [left, right] = colours;
  const isBow = ribbon === 'butterfly';
  return (
    <svg className={styles.cords} viewBox="0 0 200 260" aria-hidden="true" focusable="false" fill="none" strokeWidth="2.4">
      {[0, 4, 8, 12].map((offset) => (
        <g key={offset}>
          <path stroke={left} d={`M0 ${124 + offset}H92`} />
          <path stroke={right} d={`M108 ${124 + offset}H200`} />
        </g>
      ))}
      {[0, 4, 8].map((offset) =>
        isBow ? (
          <g key={offset}>
            <path stroke={left} d={`M100 130C${72 - offset} ${96 - offset} ${56 - offset} 118 ${66 - offset} 132S88 142 100 130`} />
            <path stroke={right} d={`M100 130C${128 + offset} ${96 - offset} ${144 + offset} 118 ${134 + offset} 132S112 142 100 130`} />
            <path stroke={left} d={`M98 132C92 ${148 + offset} 84 ${158 + offset} ${74 - offset} 164`} />
            <path stroke={right} d={`M102 132C108 ${148 + offset} 116 ${158 + offset} ${126 + offset} 164`} />
          </g>
        ) : (
          <g key={offset}>
            <path stroke={left} d={`M104 138C96 ${118 - offset} 84 ${104 - offset} ${70 - offset} 96`} />
            <path stroke={right} d={`M96 138C104 ${118 - offset} 116 ${104 - offset} ${130 + offset} 96`} />
          </g>
        ),
      )}
      <ellipse cx="100" cy="131" rx="9" ry="7" fill={left} />
      <path stroke={right} d="M94 128c4 3 8 3 12 0M94 133c4 3 8 3 12 0" />
      {(ribbon === 'butterfly' || ribbon === 'knot') && (
        <g stroke="none">
          <path fill="#c8202f" d="M168 14l14 6-4 34-10 8-10-8-4-34z" />
          <path fill="#f3ead6" d="M168 20l7 4-3 30-4 4-4-4-3-30z" />
          <path fill="#d9b45a" d="M166.5 26h3v26h-3z" />
        </g>
      )}
    </svg>
  );
}
