const NOTICE = /already executing a query/;

const found: Error[] = [];

/**
 * Collects the driver’s warning about a second statement on a connection before the first has ended: from pg 9 on that
 * is an error, and until then their order is accidental.
 */
export function watchConnections(): void {
  process.on('warning', (warning) => {
    if (NOTICE.test(warning.message)) found.push(warning);
  });
}

/** @throws Error when a connection was used twice at once since the process started to watch */
export async function assertNoConnectionShared(): Promise<void> {
  // A warning is emitted in the next turn of the event loop.
  await new Promise(setImmediate);
  const [first] = found.splice(0);
  if (first)
    throw new Error(
      `One connection was used twice at once: await the statements of a transaction one after the other (${first.message})`,
      { cause: first },
    );
}
