ALTER TABLE "user_list_items" ADD COLUMN "attached_price" integer;--> statement-breakpoint
ALTER TABLE "user_list_items" ADD COLUMN "attached_is_available" boolean;