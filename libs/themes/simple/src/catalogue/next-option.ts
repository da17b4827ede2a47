/** Returns the option that an arrow key moves to; null is the field itself, between the last and the first. */
export function nextOption(active: number | null, count: number, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}
