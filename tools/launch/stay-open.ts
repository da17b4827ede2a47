import { openParts, type OpenParts, type OpenPartsOptions } from './open-parts.ts';
import { describeParts, type Part } from './parts.ts';

export interface StayOpenOptions extends Omit<OpenPartsOptions, 'leave'> {
  /** May change how the three parts are started. */
  readonly change?: (part: Part) => Part;
  readonly onReady?: (open: OpenParts, parts: readonly Part[]) => void | Promise<void>;
}

/**
 * Runs the shop as a command until Ctrl-C, or until a part stops unexpectedly. Exits this process, with 1 and one line
 * when something failed.
 */
export async function stayOpen(options: StayOpenOptions): Promise<never> {
  const leave = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave.abort());
  try {
    await waitForExit(options, leave.signal);
    process.exit(0);
  } catch (error) {
    if (leave.signal.aborted) process.exit(0);
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function waitForExit(
  { change = (part) => part, onReady, ...options }: StayOpenOptions,
  leave: AbortSignal,
): Promise<void> {
  const parts = describeParts().map(change);
  const open = await openParts(parts, { ...options, leave });
  try {
    await onReady?.(open, parts);
    const ended = AbortSignal.any([open.failed, leave]);
    if (!ended.aborted) await new Promise((resolve) => ended.addEventListener('abort', resolve));
  } finally {
    await open.stop();
  }
  open.failed.throwIfAborted();
}
