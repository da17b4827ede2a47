ALTER TABLE "second_factor_challenges" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD COLUMN "device_code_hash" text;