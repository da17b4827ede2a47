ALTER TABLE "payment_events" ADD COLUMN "service" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "service" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "service" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "service" text DEFAULT 'sandbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_service_id";--> statement-breakpoint
ALTER TABLE "user_cards" DROP CONSTRAINT "user_cards_service_card";--> statement-breakpoint
DROP INDEX "user_cards_one_main";--> statement-breakpoint
ALTER TABLE "payment_customers" DROP CONSTRAINT "payment_customers_user_id_channel_id_pk";--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_channel_id_service_pk" PRIMARY KEY("user_id","channel_id","service");--> statement-breakpoint
CREATE UNIQUE INDEX "user_cards_one_main" ON "user_cards" USING btree ("user_id","channel_id","service") WHERE "user_cards"."is_main" and "user_cards"."removed_at" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_service_id" UNIQUE("service","service_id");--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_service_card" UNIQUE("service","service_card_id");--> statement-breakpoint
UPDATE "channels" SET "settings" = "settings" || '{"SERVICE":{"PAYMENT":{"CODE":"sandbox"}}}'::jsonb WHERE NOT "settings" ? 'SERVICE';
