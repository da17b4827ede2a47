-- Grams make rows so long that short texts were put aside, where every search had to fetch each of them anew.
ALTER TABLE "products" ALTER COLUMN "folded_name" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "folded_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "folded_prose" SET STORAGE MAIN;
