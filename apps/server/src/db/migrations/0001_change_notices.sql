-- Announces a change of the shop to every process, with the commit of the transaction that made it.
CREATE FUNCTION notify_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER channels_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('channels');
--> statement-breakpoint
CREATE TRIGGER categories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER brands_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER tags_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER tax_rates_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER products_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER product_tags_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_tags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER search_synonyms_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');
--> statement-breakpoint
CREATE TRIGGER stocks_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stocks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('stock');
--> statement-breakpoint
CREATE TRIGGER banners_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');
--> statement-breakpoint
CREATE TRIGGER messages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON messages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');
--> statement-breakpoint
CREATE TRIGGER static_pages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON static_pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');
--> statement-breakpoint
CREATE TRIGGER delivery_settings_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_closed_days_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_closed_days
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_carriers_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_carriers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_areas_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_areas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_routes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_routes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_islands_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_islands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_blockages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_blockages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_sizes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_sizes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_carriage_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_carriage
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER delivery_cool_fees_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_cool_fees
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER payment_methods_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_methods
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
CREATE TRIGGER channel_payment_methods_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channel_payment_methods
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');
--> statement-breakpoint
-- The planner must know how rare a gram is, or it reads the whole table for a rare word.
ALTER TABLE "products" ALTER COLUMN "grams" SET STATISTICS 2000;
