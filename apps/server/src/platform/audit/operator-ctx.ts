import type { JobContext } from '../jobs/job.ts';

/** Who changes the shop from the inside. */
export type OperatorActor =
  | {
      kind: 'cli';
      /** The person at the command line; null when it names nobody. */
      name: string | null;
    }
  | { kind: 'staff'; id: string; name: string; roles: readonly string[] }
  | { kind: 'job' };

/** What an operator's verb may rely on. `db` is the transaction in which it also writes its audit entry. */
export interface OperatorCtx extends JobContext {
  readonly actor: OperatorActor;
  /** Null outside of a request. */
  readonly requestId: string | null;
}

/** What an audit entry needs. */
export type AuditCtx = Pick<OperatorCtx, 'db' | 'clock' | 'actor' | 'requestId'>;
