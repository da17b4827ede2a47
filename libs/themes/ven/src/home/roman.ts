const steps = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A positive whole number below 40 in Roman figures. */
export function roman(value: number): string {
  const step = steps.find(([size]) => size <= value);
  return step ? step[1] + roman(value - step[0]) : '';
}
