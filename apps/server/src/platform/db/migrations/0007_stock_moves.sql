CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"delta" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"order_id" text,
	"actor" text NOT NULL,
	"counted" integer,
	"seen_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_moves_kind_known" CHECK ("stock_moves"."kind" in ('sale', 'return', 'correction', 'count', 'receipt')),
	CONSTRAINT "stock_moves_counted" CHECK (("stock_moves"."kind" = 'count') = ("stock_moves"."counted" is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_moves_product" ON "stock_moves" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_order" ON "stock_moves" USING btree ("order_id") WHERE "stock_moves"."order_id" is not null;--> statement-breakpoint
-- The ledger begins with the stock at this moment.
INSERT INTO "stock_moves" ("product_id", "delta", "kind", "reason", "actor", "counted", "at")
SELECT "product_id", "quantity", 'count', '台帳の開始', 'shop', "quantity", now() FROM "stocks" WHERE "quantity" <> 0;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_stock_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of stock is only added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER stock_moves_stay BEFORE UPDATE OF product_id, delta, kind, counted, at ON stock_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_stock_moves();
--> statement-breakpoint
-- A page has one path, without a trailing slash.
UPDATE "static_pages" SET "path" = rtrim("path", '/')
WHERE "path" <> '/' AND "path" LIKE '%/'
  AND NOT EXISTS (SELECT FROM "static_pages" other WHERE other."path" = rtrim("static_pages"."path", '/'));
