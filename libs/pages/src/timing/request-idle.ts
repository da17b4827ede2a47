/**
 * Does work when the browser has nothing better to do, after 2 s at the latest; Safari has no idle callback.
 *
 * @returns a function that calls it off
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
 * Does work when the browser has nothing better to do, but before the end: for an effect that must not be lost when the
 * reader goes on at once.
 *
 * @returns the end
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
