import { setTimeout as pause } from 'node:timers/promises';

export interface FollowChangesOptions {
  /** Where the API listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** Called when something changed that a kept page or channel may show, and at each connection, since some may have been missed. */
  readonly onChange: () => void;
  /** Told once per outage that the API cannot be followed; meanwhile pages live as long as their cache lets them. */
  readonly onLost: (error: unknown) => void;
  readonly signal: AbortSignal;
  readonly retryMs?: number;
}

/** Follows the API's announcements of changes until `signal` ends it, through restarts of the API. */
export async function followChanges({
  apiOrigin,
  onChange,
  onLost,
  signal,
  retryMs = 1000,
}: FollowChangesOptions): Promise<void> {
  let lost = false;
  while (!signal.aborted) {
    try {
      await readEvents(`${apiOrigin}/internal/changes`, signal, () => {
        lost = false;
        onChange();
      });
    } catch (error) {
      if (!signal.aborted && !lost) onLost(error);
      lost = true;
    }
    await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Calls `onEvent` for each server-sent event; comments, which keep the connection alive, are none. */
async function readEvents(address: string, signal: AbortSignal, onEvent: () => void): Promise<void> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`the API answered ${response.status}`);
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${text}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('event:')) onEvent();
  }
}
