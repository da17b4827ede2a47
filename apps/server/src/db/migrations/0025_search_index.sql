ALTER TABLE "products" ADD COLUMN "folded_prose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "prose_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_index_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "means" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_prose_grams" ON "products" USING gin ("prose_grams") WITH (fastupdate=false);