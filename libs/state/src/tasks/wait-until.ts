/** Looks at once and then every `stepMs`, until it holds or `timeoutMs` are over. Resolves with what it saw last. */
export async function waitUntil(
  holds: () => boolean,
  { timeoutMs, stepMs }: { timeoutMs: number; stepMs: number },
): Promise<boolean> {
  for (let waited = 0; !holds() && waited < timeoutMs; waited += stepMs) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  return holds();
}
