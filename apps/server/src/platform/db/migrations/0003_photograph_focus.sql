ALTER TABLE "product_photographs" ADD COLUMN "original_key" text;--> statement-breakpoint
ALTER TABLE "product_photographs" ADD COLUMN "focus_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_photographs" ADD COLUMN "focus_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_photographs" ADD CONSTRAINT "product_photographs_originalKey_unique" UNIQUE("original_key");--> statement-breakpoint
ALTER TABLE "product_photographs" ADD CONSTRAINT "product_photographs_focus" CHECK ("product_photographs"."focus_x" between 0 and 1 and "product_photographs"."focus_y" between 0 and 1);--> statement-breakpoint
-- The worker removes both files of a photograph whose row is gone.
CREATE OR REPLACE FUNCTION remove_photograph() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photograph_removals (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  IF OLD.original_key IS NOT NULL THEN
    INSERT INTO photograph_removals (storage_key) VALUES (OLD.original_key) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;
