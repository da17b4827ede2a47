import { guest } from '../../platform/context/ctx.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { mailVerification } from '../../members/customer/email-verification.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { mailOrderLink } from '../../checkout/order-lookup/request-order-link.ts';
import { mailReminder } from '../../members/reminder/request-reminder.ts';
import {
  type RequestedMail,
  deleteRequestedMail,
  takeRequestedMail,
} from '../../platform/mail/requested-mail.queries.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';

/**
 * Processes requests for mail after they were answered: looks up the address, creates the code and queues the mail
 * (P-15).
 */
export const requestedMailsJob: Job = {
  name: 'asked-mails',
  everyMs: 30_000,
  table: 'asked_mails',
  run: async (ctx, stopping) => {
    while (!stopping?.aborted && (await answerNext(ctx)));
  },
};

/** @returns whether there was one */
async function answerNext(ctx: JobContext): Promise<boolean> {
  let requested: RequestedMail | undefined;
  try {
    return await inTransaction(ctx, async (ctx) => {
      requested = await takeRequestedMail(ctx.db);
      if (requested) await answer(contextOf(ctx, requested), requested);
      return requested !== undefined;
    });
  } catch (error) {
    if (!requested) throw error;
    // It would fail again and delay the others; the user can request the mail again.
    ctx.log.error({ err: error, purpose: requested.purpose }, 'a mail that was asked for could not be made');
    await deleteRequestedMail(ctx.db, requested.id);
    return true;
  }
}

function answer(ctx: Ctx, { purpose, email, orderNo }: RequestedMail): Promise<void> {
  switch (purpose) {
    case 'email_verification':
      return mailVerification(ctx, email);
    case 'order_lookup':
      return mailOrderLink(ctx, { email, orderNo: orderNo ?? '' });
    default:
      return mailReminder(ctx, { purpose, email });
  }
}

/** As the asker's own request had it. */
function contextOf(ctx: JobContext, { channelId, host, userId, id }: RequestedMail): Ctx {
  return {
    ...ctx,
    channel: channelOfId(ctx, channelId),
    ...(host !== null && { host }),
    actor: userId === null ? guest : { kind: 'member', userId, sessionId: '' },
    requestId: id,
  };
}
