import type { NoshiRibbon } from '@shop/constants';
import { strands, type Strand } from './strands.ts';

/** The offsets of five parallel strands; knots are centred at (0, 0), each half in the colour of its side. */
const offsets = [0, 1, 2, 3, 4];
const gap = 3.6;

/** The cords across the paper with their knot: a bow that can be untied, a knot that cannot, or interlocked rings. */
export function Cords({ ribbon }: { readonly ribbon: NoshiRibbon }) {
  if (ribbon === 'none') return null;
  const [left, right] = strands[ribbon];
  const Knot = ribbon === 'butterfly' ? Bow : ribbon === 'awaji' ? Rings : SquareKnot;
  return (
    <g fill="none" strokeLinecap="round" transform="translate(192 150)" data-ribbon={ribbon}>
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M-194 ${(at - 2) * gap}H-10`} />
          <Cord strand={right} path={`M10 ${(at - 2) * gap}H194`} />
        </g>
      ))}
      <Knot left={left} right={right} />
    </g>
  );
}

interface KnotProps {
  readonly left: Strand;
  readonly right: Strand;
}

function Bow({ left, right }: KnotProps) {
  return (
    <>
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${3 * side} 5C${14 * side} ${15 - at} ${(28 - at * 2) * side} ${22 - at * 1.5} ${(58 - at * 4) * side} ${33 - at * 2.4}`
        }
      />
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${2 * side} -2C${(24 - at) * side} ${-38 + at * 3} ${(64 - at * 3) * side} ${-46 + at * 4} ${(70 - at * 4.4) * side} -20S${(36 - at * 2) * side} ${20 - at * 3.6} ${2 * side} 3`
        }
      />
      <Centre left={left} right={right} />
    </>
  );
}

/** 結び切り: the ends point upwards. */
function SquareKnot({ left, right }: KnotProps) {
  return (
    <>
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${-5 * side} 3C${6 * side} ${-9 - at * 0.6} ${(24 - at * 2) * side} ${-17 - at * 2} ${(66 - at * 4.4) * side} ${-24 - at * 3.4}`
        }
      />
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${20 * side} ${-7 + at * gap}C${12 * side} ${-14 + at * 3} ${-2 * side} ${-12 + at * 3} ${-6 * side} ${at * 2}`
        }
      />
      <Centre left={left} right={right} />
    </>
  );
}

/** あわじ結び: a ring of each colour through the other, a third one below them, the ends outwards. */
function Rings({ left, right }: KnotProps) {
  return (
    <>
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${(8 + at * 0.5) * side} ${10 + at}C${(14 + at * 2) * side} ${24 + at * 1.4} ${(8 + at) * side} ${26 + at * 2.4} 0 ${26 + at * 2.6}`
        }
      />
      <Halves
        left={left}
        right={right}
        path={(side, at) =>
          `M${(18 - at) * side} ${12 - at * 1.6}C${(30 - at) * side} ${20 - at * 1.4} ${(44 - at * 1.6) * side} ${22 - at * 1.2} ${(62 - at * 2.4) * side} ${34 - at * 3.2}`
        }
      />
      <Halves left={left} right={right} path={(side, at) => ring(side, at)} />
      <Cord strand={left} path="M-6 -18C4 -14 9 -6 9.5 0" />
      <Cord strand={left} path="M-7.5 -14.6C1 -11 5.5 -5 6 0" />
    </>
  );
}

/** Returns the path of a ring on one side that reaches over the centre. */
function ring(side: number, at: number): string {
  const radius = 26 - at * 3.4;
  const [from, to] = [(14 - radius) * side, (14 + radius) * side];
  const sweep = side > 0 ? 1 : 0;
  return `M${from} 0A${radius} ${radius * 0.86} 0 0 ${sweep} ${to} 0A${radius} ${radius * 0.86} 0 0 ${sweep} ${from} 0`;
}

/** The centre of the knot. */
function Centre({ left, right }: KnotProps) {
  return offsets.map((at) => {
    const x = -7 + at * 3.5;
    return <Cord key={at} strand={at < 2 ? left : right} path={`M${x} -10C${x - 2} -2 ${x - 2} 4 ${x} 12`} />;
  });
}

/** Five strands on the left and their mirror image on the right. */
function Halves({ left, right, path }: KnotProps & { readonly path: (side: -1 | 1, at: number) => string }) {
  return offsets.map((at) => (
    <g key={at}>
      <Cord strand={left} path={path(-1, at)} />
      <Cord strand={right} path={path(1, at)} />
    </g>
  ));
}

function Cord({ strand, path }: { readonly strand: Strand; readonly path: string }) {
  return (
    <>
      <path d={path} stroke={strand.edge} strokeWidth="3.2" />
      <path d={path} stroke={strand.fill} strokeWidth="2.1" />
    </>
  );
}
