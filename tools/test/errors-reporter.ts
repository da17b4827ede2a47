import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { errorsBeside } from './reports.ts';

/** Reports errors outside of tests in addition to the JSON report, which has no field for them. */
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
