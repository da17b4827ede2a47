import { nextHealth, type ServiceHealth, type ServiceReport, uncheckedHealth } from './service-health.rules.ts';

type Listener = (report: ServiceReport, health: { before: ServiceHealth; after: ServiceHealth }) => void;

/** Follows the health of one payment service in this process. */
export class ServiceWatch {
  #health = uncheckedHealth;
  readonly #listeners: Listener[] = [];

  get health(): ServiceHealth {
    return this.#health;
  }

  /** Takes in the outcome of a call or a check. */
  report(report: ServiceReport): void {
    const before = this.#health;
    this.#health = nextHealth(before, report);
    for (const listener of this.#listeners) listener(report, { before, after: this.#health });
  }

  /** Calls a function after each report. */
  follow(listener: Listener): void {
    this.#listeners.push(listener);
  }
}
