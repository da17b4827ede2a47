/** Whether this page could be had anew. Without that, loading it again would lose it for the browser's own error. */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine &&
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
