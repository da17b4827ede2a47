ALTER TABLE "payments" ADD COLUMN "authorise_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kept_card" jsonb;--> statement-breakpoint
CREATE INDEX "payments_kept_cards" ON "payments" USING btree ("id") WHERE "payments"."kept_card" is not null;