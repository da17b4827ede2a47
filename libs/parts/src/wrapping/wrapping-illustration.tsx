import type { WrappingDrawingName } from '@shop/theming';
import type { ReactNode } from 'react';

export interface WrappingIllustrationProps {
  readonly name: WrappingDrawingName;
}

interface Colors {
  readonly color: string;
  /** The colour of the pattern, the band or the edge. */
  readonly accent: string;
}

/** The parcel: its top seen from above, and its front. */
const parcel = { top: 'M15 7h34l9 11H6z', front: 'M6 18h52v25H6z' };
const cloth = 'M7 43C3 33 12 23 32 19c20 4 29 14 25 24z';
const knot = 'M31 18C25 6 15 3 9 8c3 7 11 11 22 10zM33 18C39 6 49 3 55 8c-3 7-11 11-22 10z';

/** A wrapped parcel in the real colours of its paper or cloth, in every theme. The name next to it describes it. */
export function WrappingIllustration({ name }: WrappingIllustrationProps) {
  return (
    <svg viewBox="0 0 64 48" width="100%" height="100%" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}

const drawings: Readonly<Record<WrappingDrawingName, ReactNode>> = {
  paper: <Paper color="#f6efe0" accent="#9c4a3c" />,
  department_paper: <Paper color="#f4efe3" accent="#1f5c45" />,
  band: <Band color="#cfae7d" accent="#f7f3e8" />,
  box: <Box color="#20463a" accent="#c9a452" />,
  cloth: <Cloth color="#3f5b86" accent="#dfe5ee" />,
};

function Paper({ color, accent }: Colors) {
  return (
    <>
      <Parcel color={color} />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="1.6"
        d="M6 28l10-10M6 38l20-20M11 43l25-25M21 43l25-25M31 43l25-25M41 43l17-17M51 43l7-7"
      />
      <path
        fill="none"
        stroke={accent}
        strokeWidth="1.2"
        strokeOpacity="0.6"
        d="M17 7L9 18M26 7l-7 11M35 7l-6 11M44 7l-5 11M52 11l-3 7"
      />
      <circle cx="32" cy="31" r="6" fill="#ffffff" stroke={accent} strokeWidth="1.6" />
      <Outline path={parcel.top + parcel.front} />
    </>
  );
}

/** 帯紙: the parcel has a band only. */
function Band({ color, accent }: Colors) {
  return (
    <>
      <Parcel color={color} />
      <path fill={accent} d="M27 7h10l3 11v25H24V18z" />
      <Outline path={`${parcel.top}${parcel.front}M27 7l-3 11v25M37 7l3 11v25`} />
    </>
  );
}

function Box({ color, accent }: Colors) {
  return (
    <>
      <Parcel color={color} />
      <path fill={color} d="M4 18h56v10H4z" />
      <path fill={accent} d="M4 25.5h56V28H4z" />
      <circle cx="32" cy="12.5" r="2.6" fill={accent} />
      <Outline path="M15 7h34l11 11H4zM4 18h56v10H4zM6 28h52v15H6z" />
    </>
  );
}

function Cloth({ color, accent }: Colors) {
  return (
    <>
      <path fill={color} d={cloth} />
      <path
        fill="none"
        stroke={accent}
        strokeOpacity="0.7"
        strokeWidth="1.2"
        d="M29 21C22 26 16 33 14 42M32 21v21M35 21c7 5 13 12 15 21"
      />
      <path fill={color} d={knot} />
      <path fill={accent} d="M28 15h8v7h-8z" />
      <Outline path={`${cloth}${knot}M28 15h8v7h-8z`} />
    </>
  );
}

function Parcel({ color }: Pick<Colors, 'color'>) {
  return (
    <>
      <path fill={color} d={parcel.top + parcel.front} />
      <path fill="#ffffff" fillOpacity="0.3" d={parcel.top} />
    </>
  );
}

function Outline({ path }: { readonly path: string }) {
  return <path fill="none" stroke="#1c1a17" strokeOpacity="0.45" strokeLinejoin="round" d={path} />;
}
