/**
 * One line about a batch: `3/48 ham-es-001 62 s, 46 min to go`.
 * @param seconds what each photograph so far has taken, the last one last
 */
export function progress(key: string, seconds: readonly number[], total: number): string {
  const last = seconds.at(-1) ?? 0;
  const left = total - seconds.length;
  const mean = seconds.reduce((sum, each) => sum + each, 0) / Math.max(1, seconds.length);
  return `${seconds.length}/${total} ${key} ${Math.round(last)} s${left > 0 ? `, ${duration(left * mean)} to go` : ''}`;
}

/** Seconds below two minutes, else minutes, else hours and minutes. */
function duration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
