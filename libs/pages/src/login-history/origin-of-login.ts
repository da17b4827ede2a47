/** The device of a login, from its user agent; null for unknown parts. */
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

/** Returns the common names of system and browser in a user agent. */
export function deviceOf(userAgent: string): Device {
  return { system: firstIn(systems, userAgent), browser: firstIn(browsers, userAgent) };
}

function firstIn(names: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

/** Returns the first half of an IP address, enough for the member to recognise it: `203.0.113.9` → `203.0.…`. */
export function shortAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const mark = mapped.includes(':') ? ':' : '.';
  const parts = mapped.split(mark);
  return parts.length < 4 ? mapped : `${parts.slice(0, 2).join(mark)}${mark}…`;
}
