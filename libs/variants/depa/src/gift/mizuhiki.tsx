import type { RibbonName } from '@shop/theming';

/** A strand as it is in the world, the same in every theme: white ones have an edge, or they would vanish on the paper. */
interface Strand {
  readonly fill: string;
  readonly edge: string;
}

const white: Strand = { fill: '#fffdf7', edge: '#b9ad95' };
const red: Strand = { fill: '#c3202e', edge: '#8f1320' };
const black: Strand = { fill: '#2a2a2c', edge: '#111111' };
const silver: Strand = { fill: '#c9ced2', edge: '#878f95' };

/** White stands at the left, the strong colour at the right. */
const strands: Readonly<Record<Exclude<RibbonName, 'none'>, readonly [left: Strand, right: Strand]>> = {
  butterfly: [white, red],
  knot: [white, red],
  black_white: [white, black],
  silver: [silver, silver],
};

const offsets = [0, 1, 2, 3, 4];

/** The cords across the paper with their knot, in a drawing of 240 by 300: a bow that can be undone, or a knot that cannot. */
export function Mizuhiki({ ribbon }: { readonly ribbon: RibbonName }) {
  if (ribbon === 'none') return null;
  const [left, right] = strands[ribbon];
  return (
    <g fill="none" strokeLinecap="round">
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M0 ${143 + at * 3.6}H110`} />
          <Cord strand={right} path={`M130 ${143 + at * 3.6}H240`} />
        </g>
      ))}
      {ribbon === 'butterfly' ? <Bow left={left} right={right} /> : <Knot left={left} right={right} />}
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
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M117 155C106 ${165 - at} ${92 + at * 2} ${172 - at * 1.5} ${64 + at * 4} ${181 - at * 2.4}`} />
          <Cord strand={right} path={`M123 155C134 ${165 - at} ${148 - at * 2} ${172 - at * 1.5} ${176 - at * 4} ${181 - at * 2.4}`} />
        </g>
      ))}
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M118 148C${96 + at} ${112 + at * 3} ${58 + at * 3} ${104 + at * 4} ${52 + at * 4.4} 130S${84 + at * 2} ${170 - at * 3.6} 118 153`} />
          <Cord strand={right} path={`M122 148C${144 - at} ${112 + at * 3} ${182 - at * 3} ${104 + at * 4} ${188 - at * 4.4} 130S${156 - at * 2} ${170 - at * 3.6} 122 153`} />
        </g>
      ))}
      <Centre left={left} right={right} />
    </>
  );
}

function Knot({ left, right }: KnotProps) {
  return (
    <>
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M124 152C116 132 ${104 + at * 2} ${112 + at * 2} ${84 + at * 5} ${86 + at}`} />
          <Cord strand={right} path={`M116 152C124 132 ${136 - at * 2} ${112 + at * 2} ${156 - at * 5} ${86 + at}`} />
        </g>
      ))}
      {offsets.map((at) => (
        <g key={at}>
          <Cord strand={left} path={`M100 ${143 + at * 3.6}C108 ${136 + at * 3} 122 ${138 + at * 3} 126 ${150 + at * 2}`} />
          <Cord strand={right} path={`M140 ${143 + at * 3.6}C132 ${136 + at * 3} 118 ${138 + at * 3} 114 ${150 + at * 2}`} />
        </g>
      ))}
      <Centre left={left} right={right} />
    </>
  );
}

/** Where everything meets. */
function Centre({ left, right }: KnotProps) {
  return (
    <>
      {offsets.map((at) => (
        <Cord key={at} strand={at % 2 === 0 ? right : left} path={`M${113 + at * 3.5} 140C${111 + at * 3.5} 148 ${111 + at * 3.5} 154 ${113 + at * 3.5} 162`} />
      ))}
    </>
  );
}

function Cord({ strand, path }: { readonly strand: Strand; readonly path: string }) {
  return (
    <>
      <path d={path} stroke={strand.edge} strokeWidth="3.2" />
      <path d={path} stroke={strand.fill} strokeWidth="2.1" />
    </>
  );
}
