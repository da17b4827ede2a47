import { authSweepJob } from '../auth/auth-sweep-job.ts';
import { eventSweepJob } from '../events/event-sweep-job.ts';
import { mailJob } from '../mail/mail-job.ts';
import { mailSweepJob } from '../mail/mail-sweep-job.ts';
import { askPaymentsJob, expiredCartsJob, expirePaymentsJob, openEventsJob, reversePaymentsJob } from '../payment/payment-jobs.ts';
import type { Job } from './job.ts';
import { vacuumJob } from './vacuum-job.ts';

/** Everything the process does by itself. */
export const jobs: readonly Job[] = [mailJob, mailSweepJob, authSweepJob, eventSweepJob, askPaymentsJob, expirePaymentsJob, reversePaymentsJob, openEventsJob, expiredCartsJob, vacuumJob];
