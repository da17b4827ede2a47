/**
 * Runs `stop` once at SIGTERM or SIGINT and ends the process with its outcome; a second signal, or `graceMs` without an
 * end, ends it at once.
 */
export function stopOnSignal(stop: () => Promise<void>, graceMs: number): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
