ALTER TABLE "mailed_codes" DROP CONSTRAINT "mailed_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "asked_mails" DROP CONSTRAINT "asked_mails_purpose_known";--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "asked_mails" ADD COLUMN "order_no" text;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_order_of_lookup" CHECK (("mailed_codes"."purpose" = 'order_lookup') = ("mailed_codes"."order_id" is not null));--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_purpose_known" CHECK ("mailed_codes"."purpose" in ('email_verification', 'account_unlock', 'password_reminder', 'username_reminder', 'order_lookup'));--> statement-breakpoint
ALTER TABLE "asked_mails" ADD CONSTRAINT "asked_mails_order_of_lookup" CHECK (("asked_mails"."purpose" = 'order_lookup') = ("asked_mails"."order_no" is not null));--> statement-breakpoint
ALTER TABLE "asked_mails" ADD CONSTRAINT "asked_mails_purpose_known" CHECK ("asked_mails"."purpose" in ('password_reminder', 'username_reminder', 'email_verification', 'order_lookup'));