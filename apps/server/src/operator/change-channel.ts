import { eq } from 'drizzle-orm';
import type { Channel, Maintenance } from '../platform/channel/channel.ts';
import { isSelling } from '../platform/channel/is-selling.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { differenceOf, writeAudit } from '../platform/audit/write-audit.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { InvalidInputError, NotFoundError } from '../platform/errors/index.ts';
import { refreshOwnFields } from '../platform/form/own-fields.ts';
import { findUnknownNames } from '../platform/form/unknown-names.ts';
import { instantText, parseInstant } from './tables/instants.ts';

/** An operator's changes of a channel; absent fields are unchanged. */
export interface ChannelChange {
  /** Closes the channel for maintenance, from and until these times; null opens it again. */
  maintenance?: Maintenance | null;
  /** Opens the channel for the first time; once opened it remains so. */
  is_open?: true;
  /** False stops selling temporarily (spec §4); true resumes it. */
  is_selling?: boolean;
  is_allow_multiple?: boolean;
  /** `SITE.THEME`. */
  theme?: Channel['theme'];
  /** `SITE.NAMESPACE`; null is no customer's variant. */
  namespace?: string | null;
}

/**
 * Changes the settings of a channel in the transaction of `ctx`.
 * @throws NotFoundError `channel.not_found`; InvalidInputError `maintenance.period`, `settings.invalid` for a missing
 * theme or variant
 */
export async function changeChannel(
  ctx: OperatorCtx,
  prefix: string,
  { maintenance, is_open, is_selling, is_allow_multiple, theme, namespace }: ChannelChange,
): Promise<void> {
  const { db } = ctx;
  const [row] = await db.select().from(channels).where(eq(channels.prefix, prefix)).for('update');
  if (!row) throw new NotFoundError('channel.not_found', `チャネル「${prefix}」は登録されていません。`);
  const settings = structuredClone(row.settings);
  if (is_selling !== undefined)
    settings.PLUGIN.TEMPORARY_STOP_SELLING = { IS_USE: !is_selling, IS_SELLING: is_selling };
  if (is_allow_multiple !== undefined) settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE = is_allow_multiple;
  const layers = { theme: theme ?? row.theme, namespace: namespace === undefined ? row.namespace : namespace };
  if (theme !== undefined || namespace !== undefined) {
    await refreshOwnFields();
    const errors = findUnknownNames({ ...layers, settings });
    if (Object.keys(errors).length > 0)
      throw new InvalidInputError('settings.invalid', '設定の値をご確認ください。', { errors });
  }
  const after = {
    settings,
    maintenance: maintenance === undefined ? row.maintenance : maintenance && withPeriod(maintenance),
    openedAt: row.openedAt ?? (is_open ? ctx.clock.now() : null),
    ...layers,
  };
  await db.update(channels).set(after).where(eq(channels.id, row.id));
  const difference = differenceOf(shown(row), shown(after));
  if (difference)
    await writeAudit(ctx, { action: 'channel.change', subject: { kind: 'channel', key: prefix }, ...difference });
}

/** Returns what the audit log shows of a channel. */
function shown({ settings, maintenance, openedAt, theme, namespace }: ChannelState) {
  return {
    opened_at: openedAt?.toISOString() ?? null,
    maintenance,
    theme,
    namespace,
    is_selling: isSelling({ settings }),
    is_allow_multiple: settings.ORDER.SHIPPING.IS_ALLOW_MULTIPLE,
  };
}

type ChannelState = Pick<Channel, 'settings' | 'maintenance' | 'openedAt' | 'theme' | 'namespace'>;

/** Returns a maintenance with its times as stored; operators write them in Japanese time. */
function withPeriod({ starts_at: from, ends_at: until, ...maintenance }: Maintenance): Maintenance {
  const starts = from ? parseInstant(from) : null;
  const ends = until ? parseInstant(until, 'end') : null;
  if ((from && !starts) || (until && !ends))
    throw new InvalidInputError('maintenance.period', '期間は 2026-11-21 02:00 のような日時で入力してください。');
  if (starts && ends && ends <= starts)
    throw new InvalidInputError('maintenance.period', '終わりの日時は、始まりより後にしてください。');
  return {
    ...maintenance,
    ...(starts && { starts_at: instantText(starts) }),
    ...(ends && { ends_at: instantText(ends) }),
  };
}
