/**
 * Runs work when the browser is idle, after 2 s at the latest; Safari has no idle callback.
 *
 * @returns a function that cancels it
 */
export function requestIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs work when the browser is idle, or at the latest in the returned function: for an effect that must not be lost
 * when the user leaves at once.
 *
 * @returns the cleanup, which runs the work if it has not run
 */
export function doInTime(work: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  const callOff = requestIdle(once);
  return () => {
    callOff();
    once();
  };
}
