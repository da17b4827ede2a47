/** For so long after the browser has told that the line is back, some of what is fetched still fails, which says nothing of releases. */
export const unsureMs = 3_000;

let backAt = Number.NEGATIVE_INFINITY;

/** The browser tells that the line is back. */
export function noteLineBack(): void {
  backAt = performance.now();
}

/** Whether this page could be had anew, without doubt. Without that, loading it again would lose it for the browser's own error. */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine &&
  performance.now() - backAt > unsureMs &&
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
