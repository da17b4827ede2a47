CREATE TABLE "receipt_corrections" (
	"order_id" text NOT NULL,
	"no" smallint NOT NULL,
	"receipt_no" text NOT NULL,
	"document" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"addressee" text NOT NULL,
	"amount" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issues_before" smallint NOT NULL,
	CONSTRAINT "receipt_corrections_order_id_no_pk" PRIMARY KEY("order_id","no"),
	CONSTRAINT "receipt_corrections_receiptNo_unique" UNIQUE("receipt_no"),
	CONSTRAINT "receipt_corrections_amount_positive" CHECK ("receipt_corrections"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"order_id" text NOT NULL,
	"no" smallint NOT NULL,
	"key" text NOT NULL,
	"asked_hash" text NOT NULL,
	"kind" text NOT NULL,
	"packing_key" text,
	"pieces" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"points_returned" integer NOT NULL,
	"points_taken" integer NOT NULL,
	"reason" text NOT NULL,
	"is_restocked" boolean NOT NULL,
	"gives_money" boolean NOT NULL,
	"way" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_order_id_no_pk" PRIMARY KEY("order_id","no"),
	CONSTRAINT "order_refunds_once_per_key" UNIQUE("order_id","key"),
	CONSTRAINT "order_refunds_parcel_once" UNIQUE("order_id","packing_key"),
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."amount" >= 0 and "order_refunds"."points_returned" >= 0 and "order_refunds"."points_taken" >= 0),
	CONSTRAINT "order_refunds_kind_known" CHECK ("order_refunds"."kind" in ('pieces', 'sum', 'parcel')),
	CONSTRAINT "order_refunds_way_known" CHECK ("order_refunds"."way" in ('service', 'by_hand', 'none'))
);
--> statement-breakpoint
ALTER TABLE "point_entries" DROP CONSTRAINT "point_entries_shape";--> statement-breakpoint
ALTER TABLE "receipt_corrections" ADD CONSTRAINT "receipt_corrections_order_id_receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."receipts"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_corrections_issued_on" ON "receipt_corrections" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "receipt_corrections_amount" ON "receipt_corrections" USING btree ("amount");--> statement-breakpoint
CREATE INDEX "receipt_corrections_addressee" ON "receipt_corrections" USING btree ("addressee");--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("due_at") WHERE "order_refunds"."due_at" is not null and "order_refunds"."done_at" is null;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_shape" CHECK (case "point_entries"."kind"
        when 'pending' then "point_entries"."pending" > 0 and "point_entries"."available" = 0 and "point_entries"."order_id" is not null
        when 'available' then "point_entries"."pending" <= 0 and "point_entries"."available" > 0
        when 'used' then "point_entries"."pending" = 0 and "point_entries"."available" < 0 and "point_entries"."lot_id" is not null and "point_entries"."order_id" is not null
        when 'expired' then "point_entries"."pending" = 0 and "point_entries"."available" < 0 and "point_entries"."lot_id" is not null
        when 'reversed' then case when "point_entries"."reverses_id" is not null then ("point_entries"."pending" < 0 and "point_entries"."available" = 0) or ("point_entries"."pending" = 0 and "point_entries"."available" > 0)
          else "point_entries"."pending" = 0 and "point_entries"."order_id" is not null and ("point_entries"."available" > 0 or ("point_entries"."available" < 0 and "point_entries"."lot_id" is not null)) end
        else false end);--> statement-breakpoint
-- Papers that were handed out stay as they were (L-16).
CREATE TRIGGER receipt_corrections_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();
