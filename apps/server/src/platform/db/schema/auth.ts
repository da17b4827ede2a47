import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';
import { orders } from './orders.ts';
import { supportLogins } from './support.ts';

/** A login on one channel. Valid for 30 days; revoked by logout, a new password or the shop. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** The link by which staff opened it; null where the member logged in. */
    supportId: uuid('support_id').references(() => supportLogins.id, { onDelete: 'cascade' }),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/**
 * The access tokens of a session, by hash. A refresh supersedes a token by one successor; it remains valid for a few
 * seconds, for a concurrent tab, and is stored as long as its session, so that later reuse is detected.
 */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
    /** Makes the successor again, together with the superseded token; useless without it. */
    successorSeed: text('successor_seed'),
  },
  (t) => [index('session_tokens_session').on(t.sessionId)],
);

/** A login that waits for its one-time code. Neither the challenge nor the code can be derived from it. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The hash of challenge and code together, so that the row does not allow guessing the six digits. */
    codeHash: text('code_hash').notNull(),
    /** The hash of the browser that began the login, and of it and the code together; null where it has no cookie. */
    deviceHash: text('device_hash'),
    deviceCodeHash: text('device_code_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [index('second_factor_challenges_user').on(t.userId), check('second_factor_tries', sql`${t.tries} >= 0`)],
);

/** Failed logins, by account and by account with address; accounts that do not exist are counted alike (P-15). */
export const loginGuards = pgTable(
  'login_guards',
  {
    /** The hash of account and IP address, or of the account only. */
    key: text('key').primaryKey(),
    accountHash: text('account_hash').notNull(),
    failures: integer('failures').notNull().default(0),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
  },
  (t) => [index('login_guards_account').on(t.accountHash)],
);

/** Devices with a successful login, by hash of account and device: lock-outs caused by others do not affect them. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountHash: text('account_hash').notNull(),
    deviceHash: text('device_hash').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountHash, t.deviceHash] }), index('known_devices_seen').on(t.seenAt)],
);

/** Emailed links that prove an address: verification, unlocking of an account, reminders. By hash, valid once. */
export const mailedCodes = pgTable(
  'mailed_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** `email_verification`, `account_unlock`, `password_reminder`, `username_reminder` or `order_lookup`. */
    purpose: text('purpose').notNull(),
    email: text('email').notNull(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    /** The order of a look-up code; null for other codes. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The time until which it can be opened; links of a registration and of an order are valid longer once opened. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    check(
      'mailed_codes_purpose_known',
      sql`${t.purpose} in ('email_verification', 'account_unlock', 'password_reminder', 'username_reminder', 'order_lookup')`,
    ),
    check('mailed_codes_order_of_lookup', sql`(${t.purpose} = 'order_lookup') = (${t.orderId} is not null)`),
  ],
);

/** Counted actions in fixed windows, shared by all processes (P-11). The key is a hash: no address is stored. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_windows_end').on(t.endsAt)],
);
