CREATE TABLE "photograph_removals" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_photographs" (
	"product_id" integer NOT NULL,
	"hash" text NOT NULL,
	"sort_no" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"placeholder" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_photographs_product_id_hash_pk" PRIMARY KEY("product_id","hash"),
	CONSTRAINT "product_photographs_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "product_photographs_square" CHECK ("product_photographs"."width" = "product_photographs"."height")
);
--> statement-breakpoint
ALTER TABLE "product_photographs" ADD CONSTRAINT "product_photographs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER product_photographs_insert AFTER INSERT ON product_photographs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_photographs_update AFTER UPDATE ON product_photographs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_photographs_delete AFTER DELETE ON product_photographs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_photographs_truncate AFTER TRUNCATE ON product_photographs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
-- A file whose row is gone, by whatever way, is removed by the worker.
CREATE FUNCTION remove_photograph() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photograph_removals (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER product_photographs_removal AFTER DELETE ON product_photographs
  FOR EACH ROW EXECUTE FUNCTION remove_photograph();
