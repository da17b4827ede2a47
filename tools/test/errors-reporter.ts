import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { errorsBeside } from './reports.ts';

/** Tells of errors that no test has raised beside the JSON report, which has no place for them. */
export default class ErrorsReporter implements Reporter {
  #report: string | undefined;

  onInit({ config: { outputFile, root } }: Vitest): void {
    const report = typeof outputFile === 'string' ? outputFile : outputFile?.json;
    if (report) this.#report = resolve(root, report);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (!this.#report || errors.length === 0) return;
    mkdirSync(dirname(this.#report), { recursive: true });
    writeFileSync(errorsBeside(this.#report), JSON.stringify(errors.map(({ message }) => message)));
  }
}
