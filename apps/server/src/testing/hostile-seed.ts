/** The same requests in every run; another number in `HOSTILE_SEED` tries others. */
const USUAL = 20_261_120;

/** Where generated requests begin. */
export function hostileSeed(): number {
  return Number(process.env.HOSTILE_SEED ?? USUAL);
}
