import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';
import { users } from './customer.ts';

/** A member's passkeys on one channel: public keys, which are not secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    /** Host name that the browser has made it for: under no other it is offered. */
    rpId: text().notNull(),
    /** Base64url, as reported by the browser. */
    credentialId: text().notNull().unique('passkeys_credential'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** Uses that the authenticator has counted; 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Ways in which the browser reaches the authenticator. */
    transports: text().array().notNull(),
    /** What its owner calls it. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('passkeys_user').on(t.userId, t.channelId)],
);

/** Challenges for authenticators, by hash; valid once, for one purpose, which is part of the hash. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    /** The member who adds a passkey; null at a login, where the member is unknown. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer()
      .notNull()
      .references(() => channels.id),
    rpId: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt), index('passkey_challenges_user').on(t.userId)],
);
