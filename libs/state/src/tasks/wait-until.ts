/** Checks a condition at once and then every `stepMs`, up to `timeoutMs`. Resolves with the last result. */
export async function waitUntil(
  condition: () => boolean,
  { timeoutMs, stepMs }: { timeoutMs: number; stepMs: number },
): Promise<boolean> {
  for (let waited = 0; !condition() && waited < timeoutMs; waited += stepMs) {
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
  return condition();
}
