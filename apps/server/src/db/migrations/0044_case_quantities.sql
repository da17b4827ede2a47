ALTER TABLE "products" ADD COLUMN "case_quantity" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_case_quantity" CHECK ("products"."case_quantity" between 2 and 99);