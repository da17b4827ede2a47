import { addressExportJob } from './members/address-file/address-export-job.ts';
import { authSweepJob } from './members/auth/auth-sweep-job.ts';
import { priceJob } from './catalogue/price-job.ts';
import { endSalesJob, salesJob } from './catalogue/sales-job.ts';
import { missedWordsJob } from './catalogue/missed-words.ts';
import { maintenancePeriodsJob } from './platform/channel/maintenance-periods-job.ts';
import { eventSweepJob } from './platform/events/event-sweep-job.ts';
import { mailJobs, mailSweepJob } from './platform/mail/mail-jobs.ts';
import { requestedMailsJob } from './service/mailbox/requested-mails-job.ts';
import { memorialJob } from './members/memorial/memorial-job.ts';
import {
  checkPaymentsJob,
  expiredCartsJob,
  expirePaymentsJob,
  deleteSavedCardsJob,
  missedCapturesJob,
  openEventsJob,
  reversePaymentsJob,
} from './checkout/payment-jobs.ts';
import { payBackRefundsJob } from './checkout/pay-back-refunds.ts';
import { passkeySweepJob } from './members/passkey/passkey-sweep-job.ts';
import { expirePointsJob, settlePointsJob } from './payment/point/point-jobs.ts';
import { noticeJob } from './service/notice/notice-job.ts';
import { photographRemovalJob } from './platform/image/photograph-removal-job.ts';
import { restockJob, restockSweepJob } from './service/restock/restock-jobs.ts';
import { socialGiftJob } from './checkout/social-gift/social-gift-job.ts';
import { uploadSweepJob } from './platform/upload/upload-sweep-job.ts';
import { forgetCardsJob } from './checkout/user-card/forget-cards-job.ts';
import { checkServicesJob } from './payment/health/check-services-job.ts';
import type { Job } from './platform/jobs/job.ts';
import { vacuumJob } from './platform/db/vacuum-job.ts';

/** Everything the process does by itself. */
export const jobs: readonly Job[] = [
  requestedMailsJob,
  ...mailJobs(),
  mailSweepJob,
  authSweepJob,
  passkeySweepJob,
  eventSweepJob,
  uploadSweepJob,
  photographRemovalJob,
  checkServicesJob(),
  checkPaymentsJob,
  expirePaymentsJob,
  deleteSavedCardsJob,
  missedCapturesJob,
  reversePaymentsJob,
  payBackRefundsJob,
  openEventsJob,
  expiredCartsJob,
  endSalesJob,
  salesJob,
  priceJob,
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
