import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Members (spec §3). One account for all channels of the shop; a session belongs to the channel it was opened on. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As the member typed it; mails go here. */
    email: text('email').notNull(),
    /** Folded for comparison: one account for each mailbox. */
    emailKey: text('email_key').notNull(),
    username: text('username'),
    passwordHash: text('password_hash').notNull(),
    /** Set when the shop requires a new password; the member can still log in (spec §3 "has_password_expired"). */
    hasPasswordExpired: boolean('has_password_expired').notNull().default(false),
    /** Whether a one-time code is required at login. */
    isSecondFactorOn: boolean('is_second_factor_on').notNull().default(false),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    lastNameKana: text('last_name_kana').notNull(),
    firstNameKana: text('first_name_kana').notNull(),
    companyName: text('company_name'),
    tel: text('tel'),
    phoneNumber: text('phone_number').notNull(),
    cellPhoneNumber: text('cell_phone_number'),
    fax: text('fax'),
    job: text('job'),
    schoolKey: text('school_key'),
    /**
     * Answers to the additional fields of a variant's form definition (spec §3, "Form definition files exist per
     * customer variant").
     */
    other: jsonb('other').$type<Record<string, string>>().notNull().default({}),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    /** '1' male, '2' female, '3' other, '4' prefer not to answer (spec §3). */
    gender: text('gender').$type<'1' | '2' | '3' | '4'>().notNull(),
    /** '1' receive, '0' do not receive; the proof is in `newsletter_consents` (L-38). */
    newsletter: text('newsletter').$type<'0' | '1'>().notNull().default('0'),
    /** 1 to 4 (spec §3). An additional step only, never the proof of a person (P-14). */
    questionCt: smallint('question_ct').notNull(),
    answerHash: text('answer_hash').notNull(),
    /** The mailbox is proven to be the member's (spec §4, "Email verify success"). */
    isRegisteredMember: boolean('is_registered_member').notNull().default(false),
    /** Consecutive mails that could not be delivered (spec §3 "has_mail_error_count_over"). */
    mailErrorCount: integer('mail_error_count').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.emailKey),
    uniqueIndex('users_username_key').on(t.username),
    check('users_gender_known', sql`${t.gender} in ('1', '2', '3', '4')`),
    check('users_newsletter_known', sql`${t.newsletter} in ('0', '1')`),
    check('users_question_known', sql`${t.questionCt} between 1 and 4`),
  ],
);

/** The proof of each choice about the newsletter: time, origin and shown text (L-38). Append-only. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isGiven: boolean('is_given').notNull(),
    wording: text('wording').notNull(),
    address: text('address').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [index('newsletter_consents_user').on(t.userId)],
);

/** Addresses of a member. `division_ct` 1 is the member's own main address (spec §3). */
export const userAddresses = pgTable(
  'user_addresses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    divisionCt: smallint('division_ct').$type<1 | 2>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    shippingLastName: text('shipping_last_name').notNull(),
    shippingFirstName: text('shipping_first_name').notNull(),
    shippingLastNameKana: text('shipping_last_name_kana').notNull(),
    shippingFirstNameKana: text('shipping_first_name_kana').notNull(),
    companyName: text('company_name'),
    /** Seven digits. */
    postalCode: text('postal_code').notNull(),
    prefecture: text('prefecture').notNull(),
    city: text('city').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2'),
    phoneNumber: text('phone_number').notNull(),
    cellPhoneNumber: text('cell_phone_number'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('user_addresses_user').on(t.userId),
    uniqueIndex('user_addresses_one_main')
      .on(t.userId)
      .where(sql`${t.divisionCt} = 1`),
    uniqueIndex('user_addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
    check('user_addresses_division_known', sql`${t.divisionCt} in (1, 2)`),
    check('user_addresses_postal_code', sql`${t.postalCode} ~ '^[0-9]{7}$'`),
  ],
);
