/** Returns a message for a refusal of the database that the author of the row understands; null for other errors. */
export function describeDatabaseError(error: unknown): string | null {
  const refusal = refusalOf(error);
  if (!refusal) return null;
  switch (refusal.code) {
    case '23505':
      return `ほかの行と値が重なっています(${refusal.constraint})。`;
    case '23503':
      return `ほかから使われているか、参照先がありません(${refusal.constraint})。`;
    case '23514':
      return `値の組み合わせが決まりに合いません(${refusal.constraint})。`;
    case '22003':
      return '数値が大きすぎます。';
    default:
      return null;
  }
}

interface Refusal {
  code: string;
  constraint: string;
}

/** The driver's error is the cause of the query builder's. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)) {
    return { code: error.code, constraint: 'constraint' in error ? String(error.constraint) : '' };
  }
  return refusalOf(error.cause);
}
