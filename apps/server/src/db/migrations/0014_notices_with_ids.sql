-- Notices of goods and stock say which products have changed, so that a process reads those and not every product again.
CREATE FUNCTION notify_products_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    ids := ARRAY(SELECT id FROM changed LIMIT 501);
  ELSE
    ids := ARRAY(SELECT DISTINCT product_id FROM changed LIMIT 501);
  END IF;
  -- A notice holds 8,000 bytes; so many products are read as quickly all together.
  IF cardinality(ids) > 500 THEN
    PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  ELSIF cardinality(ids) > 0 THEN
    PERFORM pg_notify('shop_changes', TG_ARGV[0] || ' ' || array_to_string(ids, ' '));
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER products_change ON products;
--> statement-breakpoint
CREATE TRIGGER products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER products_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER products_truncate AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
DROP TRIGGER product_tags_change ON product_tags;
--> statement-breakpoint
CREATE TRIGGER product_tags_insert AFTER INSERT ON product_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_tags_update AFTER UPDATE ON product_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_tags_delete AFTER DELETE ON product_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_tags_truncate AFTER TRUNCATE ON product_tags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
DROP TRIGGER stocks_change ON stocks;
--> statement-breakpoint
CREATE TRIGGER stocks_insert AFTER INSERT ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');
--> statement-breakpoint
CREATE TRIGGER stocks_update AFTER UPDATE ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');
--> statement-breakpoint
CREATE TRIGGER stocks_delete AFTER DELETE ON stocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');
--> statement-breakpoint
CREATE TRIGGER stocks_truncate AFTER TRUNCATE ON stocks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('stock');
