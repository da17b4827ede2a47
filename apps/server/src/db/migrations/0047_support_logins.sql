CREATE TABLE "support_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"support_id" uuid NOT NULL,
	"event" text NOT NULL,
	"staff" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text,
	"operation" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_log_event_known" CHECK ("support_log"."event" in ('issued', 'begun', 'written', 'refused', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "support_logins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"staff" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "support_logins_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "login_histories" DROP CONSTRAINT "login_histories_method_known";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_id" uuid;--> statement-breakpoint
ALTER TABLE "support_logins" ADD CONSTRAINT "support_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_logins" ADD CONSTRAINT "support_logins_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_log_at" ON "support_log" USING btree ("at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_support_id_support_logins_id_fk" FOREIGN KEY ("support_id") REFERENCES "public"."support_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_method_known" CHECK ("login_histories"."method" in ('password', 'second_factor', 'reminder', 'sync', 'passkey', 'support'));--> statement-breakpoint
-- What staff did in a member's place is written down for good.
CREATE FUNCTION refuse_change_of_support_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of logins for support is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER support_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON support_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_support_log();
