const NOTICE = /already executing a query/;

const found: Error[] = [];

/**
 * Keeps what the driver warns of when one connection is given a second statement before the first has ended: from pg 9 on that
 * is an error, and until then the two are only by chance in the right order.
 */
export function watchConnections(): void {
  process.on('warning', (warning) => {
    if (NOTICE.test(warning.message)) found.push(warning);
  });
}

/** @throws Error when a connection was used twice at once since the process began to watch */
export async function assertNoConnectionShared(): Promise<void> {
  // A warning is told in the next turn.
  await new Promise(setImmediate);
  const [first] = found.splice(0);
  if (first)
    throw new Error(
      `One connection was used twice at once: await the statements of a transaction one after the other (${first.message})`,
      { cause: first },
    );
}
