import { addressExportJob } from '../address-file/address-export-job.ts';
import { authSweepJob } from '../auth/auth-sweep-job.ts';
import { endSalesJob, salesJob } from '../catalogue/sales-job.ts';
import { missedWordsJob } from '../catalogue/missed-words.ts';
import { maintenancePeriodsJob } from '../channel/maintenance-periods-job.ts';
import { eventSweepJob } from '../events/event-sweep-job.ts';
import { mailJobs, mailSweepJob } from '../mail/mail-jobs.ts';
import { askedMailsJob } from '../mailbox/asked-mails-job.ts';
import { memorialJob } from '../memorial/memorial-job.ts';
import {
  askPaymentsJob,
  expiredCartsJob,
  expirePaymentsJob,
  forgetKeptCardsJob,
  missedCapturesJob,
  openEventsJob,
  reversePaymentsJob,
} from '../checkout/payment-jobs.ts';
import { payBackRefundsJob } from '../checkout/pay-back-refunds.ts';
import { passkeySweepJob } from '../passkey/passkey-sweep-job.ts';
import { expirePointsJob, settlePointsJob } from '../point/point-jobs.ts';
import { noticeJob } from '../notice/notice-job.ts';
import { photographRemovalJob } from '../image/photograph-removal-job.ts';
import { restockJob, restockSweepJob } from '../restock/restock-jobs.ts';
import { socialGiftJob } from '../social-gift/social-gift-job.ts';
import { uploadSweepJob } from '../upload/upload-sweep-job.ts';
import { forgetCardsJob } from '../user-card/forget-cards-job.ts';
import type { Job } from './job.ts';
import { vacuumJob } from '../db/vacuum-job.ts';

/** Everything the process does by itself. */
export const jobs: readonly Job[] = [
  askedMailsJob,
  ...mailJobs(),
  mailSweepJob,
  authSweepJob,
  passkeySweepJob,
  eventSweepJob,
  uploadSweepJob,
  photographRemovalJob,
  askPaymentsJob,
  expirePaymentsJob,
  forgetKeptCardsJob,
  missedCapturesJob,
  reversePaymentsJob,
  payBackRefundsJob,
  openEventsJob,
  expiredCartsJob,
  endSalesJob,
  salesJob,
  missedWordsJob,
  memorialJob,
  socialGiftJob,
  noticeJob,
  restockJob,
  restockSweepJob,
  forgetCardsJob,
  addressExportJob,
  maintenancePeriodsJob(),
  settlePointsJob,
  expirePointsJob,
  vacuumJob,
];
