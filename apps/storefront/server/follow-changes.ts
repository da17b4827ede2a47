import { setTimeout as pause } from 'node:timers/promises';

export interface FollowChangesOptions {
  /** Where the API listens, without a trailing slash. */
  readonly apiOrigin: string;
  /** Called when cached data may have changed, and at each connection, since events may have been missed. */
  readonly onChange: () => void;
  /** Called once per outage of the event stream; meanwhile pages expire by time. */
  readonly onLost: (error: unknown) => void;
  readonly signal: AbortSignal;
  readonly retryMs?: number;
}

/** Follows the API's change events until `signal` aborts, reconnecting after restarts of the API. */
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

/** Calls `onEvent` for each server-sent event; keep-alive comments are ignored. */
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
