CREATE TABLE "order_search" (
	"order_id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"pairs" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_pairs" ON "order_search" USING gin ("pairs");
--> statement-breakpoint
CREATE FUNCTION forget_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_search WHERE order_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_words AFTER UPDATE OF snapshot, current ON orders
  FOR EACH ROW EXECUTE FUNCTION forget_order_words();--> statement-breakpoint
CREATE FUNCTION forget_gift_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_search WHERE order_id = NEW.order_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER social_gifts_words AFTER UPDATE ON social_gifts
  FOR EACH ROW EXECUTE FUNCTION forget_gift_words();
