CREATE TABLE "point_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"lot_id" integer,
	"reverses_id" integer,
	"expires_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "point_entries_shape" CHECK (case "point_entries"."kind"
        when 'pending' then "point_entries"."pending" > 0 and "point_entries"."available" = 0 and "point_entries"."order_id" is not null
        when 'available' then "point_entries"."pending" <= 0 and "point_entries"."available" > 0
        when 'used' then "point_entries"."pending" = 0 and "point_entries"."available" < 0 and "point_entries"."lot_id" is not null and "point_entries"."order_id" is not null
        when 'expired' then "point_entries"."pending" = 0 and "point_entries"."available" < 0 and "point_entries"."lot_id" is not null
        when 'reversed' then "point_entries"."reverses_id" is not null and (("point_entries"."pending" < 0 and "point_entries"."available" = 0) or ("point_entries"."pending" = 0 and "point_entries"."available" > 0))
        else false end),
	CONSTRAINT "point_entries_lot_has_term" CHECK (("point_entries"."available" > 0) = ("point_entries"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "channel_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "per_member_limit" integer;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_reverses_id_point_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entries_owner" ON "point_entries" USING btree ("user_id","channel_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_order" ON "point_entries" USING btree ("order_id") WHERE "point_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_lot" ON "point_entries" USING btree ("lot_id") WHERE "point_entries"."lot_id" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_term" ON "point_entries" USING btree ("expires_at") WHERE "point_entries"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_earned_once" ON "point_entries" USING btree ("order_id","kind") WHERE "point_entries"."kind" in ('pending', 'available');--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id") WHERE "coupons"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_counted_members" CHECK ("coupons"."per_member_limit" is null or ("coupons"."per_member_limit" > 0 and "coupons"."is_member_only"));--> statement-breakpoint
-- The ledger is added to, never changed.
CREATE FUNCTION refuse_change_of_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of point_entries are never changed';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER point_entries_stay BEFORE UPDATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_points();
