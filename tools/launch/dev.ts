import { requireWritable } from './data-dir.ts';
import { describeParts } from './parts.ts';
import { portIsFree } from './ports.ts';
import { Processes } from './processes.ts';
import { waitUntilReady } from './ready.ts';

/** `npm run dev`: the three parts from source; each reloads when its files change. */
async function dev(): Promise<void> {
  const parts = describeParts().map((part) =>
    part.name === 'storefront'
      ? { ...part, args: ['node_modules/@react-router/dev/bin.cjs', 'dev', 'apps/storefront', '--port', String(part.port), '--host', '127.0.0.1'], env: { ...part.env, NODE_ENV: 'development' } }
      : part,
  );
  for (const { name, port } of parts) {
    if (!(await portIsFree(port))) throw new Error(`Port ${port} (${name}) is in use. Set PORT to another port; the other two follow it.`);
  }
  requireWritable(parts[0]?.env.DATA_DIR ?? '.data');
  const leave = new AbortController();
  const processes = new Processes((name, code) => leave.abort(new Error(`The ${name} stopped (exit code ${code ?? 'unknown'}).`)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave.abort());
  try {
    for (const part of parts) processes.start(part, { watch: part.name !== 'storefront', quiet: false });
    await Promise.all(parts.filter(({ name }) => name !== 'storefront').map(({ port }) => waitUntilReady(port, leave.signal)));
    await new Promise((resolve) => leave.signal.addEventListener('abort', resolve));
  } finally {
    await processes.stop();
  }
}

dev().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
