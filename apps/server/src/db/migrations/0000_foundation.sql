CREATE TABLE "login_guards" (
	"key" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email_key" text NOT NULL,
	"channel_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_codes_purpose_known" CHECK ("mailed_codes"."purpose" in ('email_verification', 'account_unlock'))
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "second_factor_tries" CHECK ("second_factor_challenges"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"hosts" text[] NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"namespace" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"colors" jsonb NOT NULL,
	"maintenance" jsonb,
	CONSTRAINT "channels_prefix_unique" UNIQUE("prefix")
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"is_given" boolean NOT NULL,
	"wording" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"division_ct" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"shipping_last_name" text NOT NULL,
	"shipping_first_name" text NOT NULL,
	"shipping_last_name_kana" text NOT NULL,
	"shipping_first_name_kana" text NOT NULL,
	"company_name" text,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"phone_number" text NOT NULL,
	"cell_phone_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_addresses_division_known" CHECK ("user_addresses"."division_ct" in (1, 2)),
	CONSTRAINT "user_addresses_postal_code" CHECK ("user_addresses"."postal_code" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text,
	"password_hash" text NOT NULL,
	"has_password_expired" boolean DEFAULT false NOT NULL,
	"is_second_factor_on" boolean DEFAULT false NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"company_name" text,
	"tel" text,
	"phone_number" text NOT NULL,
	"cell_phone_number" text,
	"fax" text,
	"job" text,
	"school_key" text,
	"other" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"newsletter" text DEFAULT '0' NOT NULL,
	"question_ct" smallint NOT NULL,
	"answer_hash" text NOT NULL,
	"is_registered_member" boolean DEFAULT false NOT NULL,
	"mail_error_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_gender_known" CHECK ("users"."gender" in ('1', '2', '3', '4')),
	CONSTRAINT "users_newsletter_known" CHECK ("users"."newsletter" in ('0', '1')),
	CONSTRAINT "users_question_known" CHECK ("users"."question_ct" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "ecommerce_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ecommerce_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"data" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_guards_account" ON "login_guards" USING btree ("account_hash");--> statement-breakpoint
CREATE INDEX "mailed_codes_email" ON "mailed_codes" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "newsletter_consents_user" ON "newsletter_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_addresses_user" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_main" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."division_ct" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_default" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "ecommerce_events_at" ON "ecommerce_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "demo_mails_sent" ON "demo_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."state" = 'queued';