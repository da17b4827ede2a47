/** Loads the library of a payment service, once; it is then the global `name`. */
export function loadScript(address: string, name: string): Promise<void> {
  if (name in window) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The library of the card fields did not load.'));
    document.head.append(script);
  });
}
