/** For this time after the browser reports `online`, some requests still fail; that is no sign of a new release. */
export const unsureMs = 3_000;

let backAt = Number.NEGATIVE_INFINITY;

/** Called when the browser reports `online`. */
export function noteLineBack(): void {
  backAt = performance.now();
}

/** Whether this page can certainly be reloaded; otherwise a reload would replace it by an error page of the browser. */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine &&
  performance.now() - backAt > unsureMs &&
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
