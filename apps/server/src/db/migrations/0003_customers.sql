CREATE TABLE "member_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"number" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"user_id" uuid,
	CONSTRAINT "member_cards_number" UNIQUE("channel_id","number"),
	CONSTRAINT "member_cards_ten_digits" CHECK ("member_cards"."number" ~ '^[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "schools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "schools_key" UNIQUE("channel_id","key")
);
--> statement-breakpoint
CREATE TABLE "timeseries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timeseries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"recorded_on" date NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "timeseries_once_a_day" UNIQUE("user_id","purpose","subject","recorded_on"),
	CONSTRAINT "timeseries_purpose_known" CHECK ("timeseries"."purpose" in ('measurement'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "channel_prefixes" text[];--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measurements" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeseries" ADD CONSTRAINT "timeseries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_cards_user" ON "member_cards" USING btree ("user_id");--> statement-breakpoint
-- Channels that are there already get the settings that came with it.
UPDATE "channels" SET "settings" = jsonb_set(
  '{"FORM": {"REGISTER": [], "ORDER": []}, "MEMBER": {"IS_USE_MEASUREMENT": false}}'::jsonb || "settings",
  '{ORDER,GIFT,IS_REQUIRE_WRAPPING}',
  'false'
);
