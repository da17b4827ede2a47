CREATE TABLE "social_gift_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_gifts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"state" text NOT NULL,
	"receiver_email" text,
	"address" jsonb,
	"expires_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	CONSTRAINT "social_gifts_state_known" CHECK ("social_gifts"."state" in ('unpaid', 'waiting', 'registered', 'expired')),
	CONSTRAINT "social_gifts_waiting_ends" CHECK ("social_gifts"."state" = 'unpaid' or "social_gifts"."expires_at" is not null),
	CONSTRAINT "social_gifts_registered_once" CHECK (("social_gifts"."state" = 'registered') = ("social_gifts"."registered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "social_gift_links" ADD CONSTRAINT "social_gift_links_order_id_social_gifts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."social_gifts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "social_gift_links_order" ON "social_gift_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "social_gifts_expiry" ON "social_gifts" USING btree ("expires_at") WHERE "social_gifts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "social_gifts_reminder" ON "social_gifts" USING btree ("remind_at") WHERE "social_gifts"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "social_gifts_forget" ON "social_gifts" USING btree ("forget_at") WHERE "social_gifts"."forget_at" is not null;