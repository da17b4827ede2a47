import { pino } from 'pino';
import { buildApp } from './app.ts';
import { systemClock } from './clock/clock.ts';
import { readConfig } from './config/read-config.ts';
import { makeParts } from './make-parts.ts';

const ROUND_MS = 1000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { app: 'payments' } });
  const parts = makeParts(config, systemClock);
  const app = buildApp(parts, log);
  await app.listen({ port: config.port, host: config.host });

  const round = setInterval(() => {
    parts.book.expireDue();
    void parts.sender.deliverDue();
  }, ROUND_MS);

  const stop = async () => {
    clearInterval(round);
    await app.close();
    parts.store.close();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch((error: unknown) => {
  console.error(startProblem(error));
  process.exitCode = 1;
});

function startProblem(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'payments: the port is in use; stop the other process or set PAYMENTS_PORT';
  }
  return error instanceof Error ? error.message : String(error);
}
