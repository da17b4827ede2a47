CREATE TABLE "order_amendments" (
	"order_id" text NOT NULL,
	"no" smallint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kinds" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"total_before" integer NOT NULL,
	"total_after" integer NOT NULL,
	"difference" integer NOT NULL,
	"settles_by" text NOT NULL,
	"reason" text NOT NULL,
	"agreed_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_amendments_order_id_no_pk" PRIMARY KEY("order_id","no"),
	CONSTRAINT "order_amendments_once_per_key" UNIQUE("order_id","key"),
	CONSTRAINT "order_amendments_difference" CHECK ("order_amendments"."difference" = "order_amendments"."total_after" - "order_amendments"."total_before"),
	CONSTRAINT "order_amendments_settlement_known" CHECK ("order_amendments"."settles_by" in ('none', 'charge', 'on_delivery', 'transfer', 'refund', 'shop_bears'))
);
--> statement-breakpoint
ALTER TABLE "order_refunds" DROP CONSTRAINT "order_refunds_kind_known";--> statement-breakpoint
DROP INDEX "point_entries_earned_once";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "current" jsonb;--> statement-breakpoint
ALTER TABLE "point_entries" ADD COLUMN "amendment_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_earned_once" ON "point_entries" USING btree ("order_id","kind","amendment_no") WHERE "point_entries"."kind" in ('pending', 'available');--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_kind_known" CHECK ("order_refunds"."kind" in ('pieces', 'sum', 'parcel', 'amendment'));