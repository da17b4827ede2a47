import sharp from 'sharp';

/** A dark picture needs a light ground, a light one a dark ground. */
export type Tone = 'dark' | 'light';

const SIDE = 48;
/** Share of transparent pixels below which a picture brings its own ground. */
const LEAST_CLEAR = 0.05;
/** Relative luminance (WCAG 2.2) with a contrast of at least 3 to white below the first, and to black above the second. */
const [DARK_BELOW, LIGHT_ABOVE] = [0.3, 0.5];

/** Returns the tone of a transparent picture; null for one with a ground of its own, or that can be on any. */
export async function toneOf(bytes: Buffer): Promise<Tone | null> {
  const { hasAlpha } = await sharp(bytes).metadata();
  if (!hasAlpha) return null;
  const { data, info } = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [luminance, opacity] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    opacity += alpha;
    luminance += alpha * luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  }
  if (opacity === 0 || 1 - opacity / (info.width * info.height) < LEAST_CLEAR) return null;
  const mean = luminance / opacity;
  if (mean < DARK_BELOW) return 'dark';
  return mean > LIGHT_ABOVE ? 'light' : null;
}

function luminanceOf(...parts: [number, number, number]): number {
  const [r, g, b] = parts.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
