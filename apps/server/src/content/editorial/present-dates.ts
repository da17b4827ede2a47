/** The instants of a row as the contract names them. */
export function presentDates({ publishedAt, updatedAt }: { publishedAt: Date; updatedAt: Date }): {
  published_at: string;
  updated_at: string;
} {
  return { published_at: publishedAt.toISOString(), updated_at: updatedAt.toISOString() };
}
