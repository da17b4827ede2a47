/** The measures and colours of pages, in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 52, bottom: 64 } as const;

export const inner = {
  left: a4.margin,
  right: a4.width - a4.margin,
  width: a4.width - 2 * a4.margin,
} as const;

/** Warm ink and the one accent of the shop. */
export const colour = { ink: '#2b2320', soft: '#6b5f58', line: '#d9d1ca', band: '#f7f3ef', accent: '#9a2f2a' } as const;
