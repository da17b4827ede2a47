import type { FastifyBaseLogger } from 'fastify';
import type { ProcessContext } from '../http/request-context.ts';

/** What a job may rely on. It serves all channels, so there is no channel and no actor. */
export interface JobContext extends ProcessContext {
  readonly log: FastifyBaseLogger;
}

/** Repeated work of the process: sending mail, checking open payments, deleting expired data. */
export interface Job {
  readonly name: string;
  /** Pause between two runs, in milliseconds. */
  readonly everyMs: number;
  /** Whether the first run is at the start of the process; otherwise it is after the pause. */
  readonly atStart?: boolean;
  /** The table whose new rows also start a run, at their commit: it has a trigger that announces them. */
  readonly table?: 'address_exports' | 'asked_mails' | 'mail_outbox';
  /**
   * One run. It takes its rows with `FOR UPDATE SKIP LOCKED`, so that several processes share the work.
   * @param stopping aborted when the process ends: a long run begins nothing more then
   */
  run(ctx: JobContext, stopping?: AbortSignal): Promise<void>;
}
