import type { ApiAnswer } from '@shop/api';

/** Saves the file of a response under the suggested name (spec §8). @returns the name */
export function saveFile(
  { data, disposition }: Pick<ApiAnswer<Blob>, 'data' | 'disposition'>,
  otherwise: string,
): string {
  const name = fileNameOf(disposition ?? '') ?? otherwise;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  // The click uses the URL; it can be revoked once the event is handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return name;
}

/** Returns the name in a Content-Disposition: the extended one (RFC 6266), or else the plain one; null for none. */
export function fileNameOf(disposition: string): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? null;
}
