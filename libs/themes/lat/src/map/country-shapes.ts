/** A country on the map: its outline, and its centre for the mark. */
export interface CountryShape {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** Countries on this map, by ISO 3166 code; drawn for this shop on an area of 424 by 480. */
export const countryShapes: Readonly<Record<string, CountryShape>> = {
  FR: {
    path: 'M126 304l8-24l1-26l-14-26l-30-14l-4-12l23-6l19 2l-3-20l25 2l21-26l12-4l22 23l23 9l30 11l-7 27l-19 24l10 10l1 18l-1 14l8 10l-18 14l-21-6l-20 6l0 12l-22-2l-27-4zM275 314l2 16l-4 14l-8-16z',
    x: 181,
    y: 240,
  },
  ES: {
    path: 'M126 304l17 12l27 4l23 4l-13 20l-19 10l-14 26l6 16l-12 22l-18 18l-32 2l-16 14l-9-14l-15-10l5-20l-2-28l5-18l-1-10l9-12l-27-6l-9-2l-4-22l17-13l52 5zM181 380l12-6l-1 12z',
    x: 111,
    y: 368,
  },
  PT: { path: 'M31 332l9 2l27 6l-9 12l1 10l-5 18l2 28l-5 20l-20 4l1-26l-9-10l8-28l3-20z', x: 42, y: 380 },
  IT: {
    path: 'M251 296l-8-10l1-14l-1-18l20-10l12 0l14-10l25-3l20 11l-2 18l-17 6l1 20l16 16l8 20l27 14l24 24l6 14l-19-10l-5 14l6 14l-13 21l-6-1l7-18l-12-24l-13-14l-24-16l-21-16l-9-24l-20-16zM359 408l-7 30l-34-20l6-9zM279 350l0 38l-15 4l-3-36z',
    x: 311,
    y: 310,
  },
  DE: {
    path: 'M252 220l7-27l-26-11l-3-26l0-20l14-16l0-18l25-10l-2-18l16 2l14 16l35-10l10 18l5 32l3 22l-36 12l21 32l-12 22l-34 2l-12-1z',
    x: 288,
    y: 150,
  },
  AT: { path: 'M277 221l12 1l34-2l12-22l16-6l26 8l2 16l-13 20l-32 6l-20-11l-25 3l-10-2z', x: 342, y: 219 },
  DK: { path: 'M267 74l-8-14l1-24l19-8l13-10l-3 22l7 4l-16 18l3 14zM300 58l16-8l2 16l-10 12l-9-10z', x: 275, y: 52 },
  IE: { path: 'M67 94l1 34l-32 12l-24-4l13-26l-9-22l20-4l16-18l-4 20l18 5z', x: 42, y: 112 },
};
