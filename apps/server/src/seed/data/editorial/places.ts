import type { EntryPlace } from '../../../content/editorial/editorial.ts';

/** Longitude and latitude, or a point of a drawing. */
type Point = readonly [x: number, y: number];

/** Coasts and borders by longitude and latitude, drawn for this shop in few points: the land, then its large islands. */
const outlines = {
  FR: [
    '2.5 51.1, 4.2 49.95, 5.5 49.5, 6.4 49.45, 8.2 48.97, 7.6 47.6, 6.9 47.3, 6.1 46.3, 7 45.9, 6.7 45, 7.6 43.8, 6.2 43.1, 5 43.35, 4 43.55, 3.1 43.1, 3.15 42.45, 1.7 42.5, -.6 42.8, -1.8 43.35, -1.25 44.6, -1.1 45.6, -2.1 47, -3 47.6, -4.5 47.9, -4.75 48.4, -3 48.85, -1.6 48.65, -1.9 49.7, -1.25 49.65, .2 49.5, 1.5 50.1, 1.6 50.9',
    '9.4 43, 9.5 42.1, 9.2 41.4, 8.65 42, 8.75 42.55',
  ],
  IT: [
    '7.6 43.8, 6.7 45, 7 45.9, 8.4 46.4, 9.3 46.2, 10.4 46.6, 12.3 47.05, 13.7 46.5, 13.7 45.7, 12.4 45.3, 12.3 44.3, 13.6 43.55, 14.1 42.5, 15.2 41.9, 16.1 41.85, 15.9 41.5, 18.45 40.2, 18.3 39.85, 17 40.45, 16.6 39.8, 17.1 39, 16.1 37.95, 15.7 37.95, 16.1 38.8, 15.6 40.05, 14.4 40.7, 12.6 41.45, 11.1 42.4, 10.3 43.5, 8.8 44.4, 8.1 43.95',
    '12.5 38.05, 15.6 38.25, 15.1 36.7, 12.7 37.5',
    '8.2 41, 9.2 41.25, 9.7 40.5, 9.55 39.15, 8.5 38.95',
  ],
  ES: [
    '-1.8 43.35, -.6 42.8, 1.7 42.5, 3.25 42.35, 3.1 41.85, .9 41, -.3 39.4, .2 38.75, -.75 37.7, -2.1 36.75, -4.4 36.7, -5.6 36.05, -6.4 36.75, -7.4 37.2, -7 38.2, -7 39.7, -6.85 41, -6.5 41.9, -8.2 42, -8.8 42, -9.2 43.1, -7.9 43.75, -5.8 43.65, -3.8 43.5',
    '2.4 39.6, 3.4 39.75, 3 39.3',
  ],
  PT: [
    '-8.85 41.9, -8.2 42.1, -6.6 41.95, -6.2 41.6, -6.85 41, -7 39.7, -7 38.9, -7.3 38.4, -7 38.15, -7.4 37.2, -8.9 37, -8.75 38.4, -9.45 38.75, -8.8 40.2',
  ],
  AT: [
    '9.6 47.5, 10.5 47.55, 12.2 47.65, 13 47.7, 12.8 48.15, 13.8 48.75, 15 49, 16.9 48.7, 17.1 48, 16.4 47.4, 16.1 46.85, 14.6 46.4, 12.4 46.7, 12.15 47, 10.5 46.85, 9.6 47.1',
  ],
  DE: [
    '8.6 54.9, 9.9 54.8, 11 54, 12.5 54.45, 14.2 53.9, 14.7 52.2, 15 51, 12.2 50.3, 13.8 48.75, 12.8 48.15, 13 47.5, 10.5 47.55, 7.6 47.6, 8.2 48.97, 6.4 49.4, 6.1 50.2, 6.1 51.8, 7 52.3, 7.1 53.5, 8.6 53.6',
  ],
  DK: [
    '8.6 54.9, 8.1 55.6, 8.15 56.7, 9.5 57.2, 10.6 57.75, 10.4 57, 10.9 56.4, 10.2 55.9, 9.6 55.4, 9.9 54.8',
    '9.8 55.4, 10.7 55.5, 10.8 55.1, 10.1 55.05',
    '11.1 55.7, 12.6 56.05, 12.6 55.6, 12.2 55.2, 11.9 54.95, 11.2 55.2',
    '11 54.85, 11.9 54.85, 11.9 54.6',
  ],
  IE: [
    '-7.4 55.35, -6.1 55.2, -5.5 54.5, -6.2 53.9, -6.1 53.3, -6.3 52.2, -8.2 51.8, -9.6 51.5, -10.3 52.1, -9.4 52.7, -9.4 53.1, -10.1 53.5, -9.9 54.2, -8.6 54.3, -8.6 54.8',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Side of the field that a map is drawn on, and the margin that stays free in it. */
const side = 100;
const margin = 6;

/** A place in a country by its longitude and latitude, on the country's outline as pages draw it. */
export function placeIn(country: keyof typeof outlines, place: Point, name: string): EntryPlace {
  const parts = outlines[country].map(pointsOf);
  const latitudes = parts.flat().map(([, latitude]) => latitude);
  // A degree of longitude is the shorter the farther it is from the equator.
  const narrow = Math.cos(((Math.max(...latitudes) + Math.min(...latitudes)) * Math.PI) / 360);
  const flat = ([longitude, latitude]: Point): Point => [longitude * narrow, -latitude];
  const xs = parts.flat().map((point) => flat(point)[0]);
  const ys = parts.flat().map((point) => flat(point)[1]);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (side - 2 * margin) / Math.max(east - west, south - north);
  const at = (point: Point): Point => {
    const [x, y] = flat(point);
    return [
      Math.round((x - (west + east) / 2) * scale + side / 2),
      Math.round((y - (north + south) / 2) * scale + side / 2),
    ];
  };
  const outline = parts.map((points) => `M${points.map((point) => at(point).join(' ')).join('L')}Z`).join('');
  const [x, y] = at(place);
  return { name, outline, x, y };
}

function pointsOf(line: string): Point[] {
  return line.split(', ').map((pair) => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}
