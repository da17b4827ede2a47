/** The seed is the same in every run; another number in `HOSTILE_SEED` generates other requests. */
const USUAL = 20_261_120;

/** The seed of generated requests. */
export function hostileSeed(): number {
  return Number(process.env.HOSTILE_SEED ?? USUAL);
}
