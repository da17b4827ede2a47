CREATE TABLE "asked_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"channel_id" integer NOT NULL,
	"host" text,
	"user_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_mails_purpose_known" CHECK ("asked_mails"."purpose" in ('password_reminder', 'username_reminder', 'email_verification'))
);
--> statement-breakpoint
ALTER TABLE "asked_mails" ADD CONSTRAINT "asked_mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_mails_asked" ON "asked_mails" USING btree ("asked_at");