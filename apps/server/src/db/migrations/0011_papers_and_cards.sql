CREATE TABLE "address_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"encoding" text NOT NULL,
	"book" text NOT NULL,
	"state" text NOT NULL,
	"content" "bytea",
	"rows" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	CONSTRAINT "address_exports_encoding_known" CHECK ("address_exports"."encoding" in ('utf-8', 'shift_jis')),
	CONSTRAINT "address_exports_state_known" CHECK ("address_exports"."state" in ('waiting', 'ready')),
	CONSTRAINT "address_exports_ready_with_content" CHECK (("address_exports"."state" = 'ready') = ("address_exports"."content" is not null))
);
--> statement-breakpoint
CREATE TABLE "receipt_issues" (
	"order_id" text NOT NULL,
	"issue_no" smallint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receipt_issues_order_id_issue_no_pk" PRIMARY KEY("order_id","issue_no")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"receipt_no" text NOT NULL,
	"document" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"addressee" text NOT NULL,
	"amount" integer NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "receipts_receiptNo_unique" UNIQUE("receipt_no"),
	CONSTRAINT "receipts_amount_positive" CHECK ("receipts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"service_customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "user_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"token" text NOT NULL,
	"service_customer_id" text NOT NULL,
	"service_card_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expiration" text NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	CONSTRAINT "user_cards_token_unique" UNIQUE("token"),
	CONSTRAINT "user_cards_service_card" UNIQUE("service_card_id")
);
--> statement-breakpoint
ALTER TABLE "address_exports" ADD CONSTRAINT "address_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_issues" ADD CONSTRAINT "receipt_issues_order_id_receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."receipts"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_exports_waiting" ON "address_exports" USING btree ("requested_at") WHERE "address_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "receipts_issued_on" ON "receipts" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "receipts_amount" ON "receipts" USING btree ("amount");--> statement-breakpoint
CREATE INDEX "receipts_addressee" ON "receipts" USING btree ("addressee");--> statement-breakpoint
CREATE INDEX "user_cards_user" ON "user_cards" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_cards_one_main" ON "user_cards" USING btree ("user_id","channel_id") WHERE "user_cards"."is_main" and "user_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "user_cards_gone" ON "user_cards" USING btree ("id") WHERE "user_cards"."removed_at" is not null or "user_cards"."user_id" is null;--> statement-breakpoint
-- Papers that were handed out stay as they were (L-16).
CREATE FUNCTION refuse_change_of_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();
--> statement-breakpoint
CREATE TRIGGER receipt_issues_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_issues
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();
