import type { AmendmentChange } from '@shop/copy';
import { mailSender } from '../../platform/mail/mail-sender.ts';
import type { Mail } from '../../platform/mail/mail.types.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { AmendmentResult } from './amend-order.ts';
import type { AmendmentKind, Settlement } from './amendment-kinds.ts';
import { describeAmendment } from './describe-amendment.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';

/** An amendment as the operator sees it. Yen include tax. */
export interface PresentedAmendment {
  no: number;
  kinds: AmendmentKind[];
  changes: AmendmentChange[];
  total_before: number;
  total_after: number;
  /** What the order costs more before the shop bears it. */
  difference: number;
  /** The ways to settle the difference; empty when the same request was made before. */
  ways: Settlement[];
  /** Null in a dry run that has to choose among several. */
  settles_by: Settlement | null;
  mail: { to: string; subject: string; body: string } | null;
}

/** Returns a recorded or rehearsed amendment with its mail. */
export function presentAmendment(ctx: JobContext, { row, plan, mail }: AmendmentResult): PresentedAmendment {
  return {
    no: row.no,
    kinds: row.kinds,
    changes: plan?.changes ?? describeAmendment(row.before, row.after).changes,
    total_before: row.totalBefore,
    total_after: row.totalAfter,
    difference: plan?.difference ?? row.difference,
    ways: plan?.ways ?? [],
    settles_by: plan ? plan.settlesBy : row.settlesBy,
    mail: mail && {
      to: mail.recipient,
      // The kind was written together with its data.
      ...renderMail({ kind: mail.kind, data: mail.data } as Mail, mailSender(ctx, channelOfId(ctx, mail.channelId))),
    },
  };
}
