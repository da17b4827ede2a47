import type { ApiAnswer, ApiClient } from '@shop/api';
import { addressColumns } from '@shop/form-definitions';
/** As in the server's `Retry-After`. */
const POLL_MS = 3_000;
const MAX_POLLS = 10;

interface Wait {
  /** Aborts when the page is left. */
  readonly signal: AbortSignal;
  /** Called with the server's message when a large address book is exported in the background (spec §8). */
  readonly onWait: (text: string) => void;
}

/**
 * Returns the address book as a file. While the server is writing it, requests it again every 3 s.
 * @returns null when it is not ready after half a minute, or the member has left the page
 * @throws ApiFailure `address.not_in_shift_jis`
 */
export async function fetchAddressFile(
  api: ApiClient,
  encoding: 'utf-8' | 'shift_jis',
  { signal, onWait }: Wait,
): Promise<ApiAnswer<Blob> | null> {
  for (let poll = 1; poll <= MAX_POLLS && !signal.aborted; poll += 1) {
    const answer = await api.GET('/v1/me/user-addresses/export', {
      params: { query: { encoding } },
      parseAs: 'blob',
      ignoresAbort: true,
    });
    if (!answer.data.type.startsWith('application/json')) return answer;
    if (poll === 1) onWait((JSON.parse(await answer.data.text()) as { message: string }).message);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}

/** Returns a file with the headings of an import and no rows, with a byte order mark. */
export function emptyAddressFile(): Blob {
  return new Blob([`\uFEFF${addressColumns.map(({ label }) => label).join(',')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
}
