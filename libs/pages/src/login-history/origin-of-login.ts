/** A device as far as its browser tells of it; null for what it does not say or nobody knows. */
export interface Device {
  readonly system: string | null;
  readonly browser: string | null;
}

/** The more special first: an iPhone calls itself a Mac too, and Edge calls itself Chrome and Safari. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chrome OS', /CrOS/],
  ['Mac', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const;
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['LINE', /\bLine\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const;

/** What a browser calls itself, as the names that its owner knows it by. */
export function deviceOf(userAgent: string): Device {
  return { system: firstIn(systems, userAgent), browser: firstIn(browsers, userAgent) };
}

function firstIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

/** The half of a network address that tells its owner enough, and a stranger who looks on little: `203.0.113.9` → `203.0.…`. */
export function shortAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const mark = mapped.includes(':') ? ':' : '.';
  const parts = mapped.split(mark);
  return parts.length < 4 ? mapped : `${parts.slice(0, 2).join(mark)}${mark}…`;
}
