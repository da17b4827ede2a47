import { buildStorefront } from './build.ts';
import { requireWritable } from './data-dir.ts';
import { describeParts } from './parts.ts';
import { portIsFree } from './ports.ts';
import { Processes } from './processes.ts';
import { waitUntilReady } from './ready.ts';

/** `npm start`: builds what changed, starts the three parts and prints the address when all answer. */
async function start(): Promise<void> {
  const began = performance.now();
  const parts = describeParts();
  for (const { name, port } of parts) {
    if (!(await portIsFree(port))) throw new Error(`Port ${port} (${name}) is in use. Set PORT to another port; the other two follow it.`);
  }
  requireWritable(parts[0]?.env.DATA_DIR ?? '.data');
  console.log('Building …');
  buildStorefront();

  const failed = new AbortController();
  const processes = new Processes((name, code) => failed.abort(new Error(`The ${name} stopped (exit code ${code ?? 'unknown'}).`)));
  const leave = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave.abort());
  const stopped = AbortSignal.any([failed.signal, leave.signal]);

  try {
    console.log('Starting …');
    for (const part of parts) processes.start(part);
    await Promise.all(parts.map(({ port }) => waitUntilReady(port, stopped)));
    const storefront = parts.find(({ name }) => name === 'storefront');
    console.log(`The shop is open at http://localhost:${storefront?.port}/ (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    await new Promise((resolve) => stopped.addEventListener('abort', resolve));
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    await processes.stop();
  }
  if (failed.signal.aborted) throw failed.signal.reason;
}

start().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
