import type { NoshiView } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { words } from '../words.ts';
import { layOutNames, smallScale } from './lay-out-names.ts';
import { Mizuhiki } from './mizuhiki.tsx';
import { NoshiMark } from './noshi-mark.tsx';
import styles from './kakegami.module.css';

/** Heights for what is written above and below the cords, in units of the drawing. */
const room = { top: 108, names: 104 };
const largest = { top: 30, names: 25 };
/** Between characters, and between columns. */
const leading = 1.06;
const columnGap = 1.16;

/** The paper as it will look: cords, occasion above, names below, all written downwards. Follows every stroke. */
export function Kakegami({ noshi }: { readonly noshi: NoshiView }) {
  const t = useCopy(checkoutCopy).noshi;
  const names = noshi.names.filter((name) => name.trim() !== '');
  const top = [...noshi.topText.trim()];
  const topSize = Math.min(largest.top, room.top / (Math.max(top.length, 1) * leading));
  const isMourning = noshi.ribbon === 'black_white' || noshi.ribbon === 'silver';
  return (
    <svg className={styles.paper} data-mourning={isMourning || undefined} viewBox="0 0 240 300" role="img" aria-label={words.panel.previewAlt(noshi.topText, names, t.ribbons[noshi.ribbon])}>
      <rect className={styles.sheet} width="240" height="300" />
      <Mizuhiki ribbon={noshi.ribbon} />
      {!isMourning && noshi.ribbon !== 'none' && <NoshiMark />}
      <text className={styles.writing} x="120" y="66" fontSize={topSize} textAnchor="middle">
        {top.join('')}
      </text>
      <Names names={names} />
    </svg>
  );
}

/** Columns stand from the right to the left, all together in the middle of the paper. */
function Names({ names }: { readonly names: readonly string[] }) {
  const layout = layOutNames(names);
  const columns = layout.names.flatMap((parts, index) => parts.map((column, at) => ({ ...column, key: `${index}-${at}` })));
  const fitting = room.names / (layout.characters * leading);
  const widths = columns.map(({ isSmall }) => (isSmall ? smallScale : 1) * columnGap);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const size = Math.min(largest.names, fitting, 190 / Math.max(all, 1));
  return columns.map(({ key, text, isSmall }, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const x = 120 + size * (all / 2 - before - (widths[index] ?? 0) / 2);
    return (
      <text key={key} className={styles.writing} x={x} y={188} fontSize={size * (isSmall ? smallScale : 1)}>
        {text}
      </text>
    );
  });
}
