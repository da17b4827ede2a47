/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
