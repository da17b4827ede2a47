DROP INDEX "products_grams";--> statement-breakpoint
DROP INDEX "products_prose_grams";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "grams" SET DEFAULT '{}';