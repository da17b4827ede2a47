CREATE TYPE "public"."sale_status" AS ENUM('on_sale', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."tax_class" AS ENUM('reduced', 'standard');--> statement-breakpoint
CREATE TYPE "public"."zone" AS ENUM('ambient', 'chilled', 'frozen');--> statement-breakpoint
CREATE TYPE "public"."message_kind" AS ENUM('shop', 'caution');--> statement-breakpoint
CREATE TYPE "public"."news_kind" AS ENUM('notice', 'product', 'delivery', 'maintenance');--> statement-breakpoint
CREATE TYPE "public"."popup_frequency" AS ENUM('once', 'daily', 'always');--> statement-breakpoint
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
CREATE TABLE "known_devices" (
	"account_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_hash_device_hash_pk" PRIMARY KEY("account_hash","device_hash")
);
--> statement-breakpoint
CREATE TABLE "login_guards" (
	"key" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"channel_id" integer NOT NULL,
	"order_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_codes_purpose_known" CHECK ("mailed_codes"."purpose" in ('email_verification', 'account_unlock', 'password_reminder', 'username_reminder', 'order_lookup')),
	CONSTRAINT "mailed_codes_order_of_lookup" CHECK (("mailed_codes"."purpose" = 'order_lookup') = ("mailed_codes"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"device_hash" text,
	"device_code_hash" text,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "second_factor_tries" CHECK ("second_factor_challenges"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"successor_seed" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"support_id" uuid
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"token" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" uuid,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"document" jsonb NOT NULL,
	"order_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_state_known" CHECK ("carts"."state" in ('open', 'paying', 'decided'))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_subtotal" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"usage_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"user_id" uuid,
	"is_member_only" boolean DEFAULT false NOT NULL,
	"channel_id" integer,
	"per_member_limit" integer,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_typed" CHECK ("coupons"."code" ~ '^[0-9A-Z]{1,32}$'),
	CONSTRAINT "coupons_counted_members" CHECK ("coupons"."per_member_limit" is null or ("coupons"."per_member_limit" > 0 and "coupons"."is_member_only")),
	CONSTRAINT "coupons_kind_known" CHECK ("coupons"."kind" in ('amount', 'percent', 'free_carriage')),
	CONSTRAINT "coupons_within_limit" CHECK ("coupons"."usage_limit" is null or "coupons"."used_count" <= "coupons"."usage_limit")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_original" text NOT NULL,
	"lang" text NOT NULL,
	"country_code" text NOT NULL,
	"country" text NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"parent_id" integer,
	"name" text NOT NULL,
	"lead" text,
	"sort_no" integer NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_accessories" (
	"product_id" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	"most_per_piece" smallint DEFAULT 1 NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "product_accessories_product_id_accessory_id_pk" PRIMARY KEY("product_id","accessory_id"),
	CONSTRAINT "product_accessories_other" CHECK ("product_accessories"."product_id" <> "product_accessories"."accessory_id"),
	CONSTRAINT "product_accessories_some" CHECK ("product_accessories"."most_per_piece" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "product_contents" (
	"product_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "product_contents_product_id_content_id_pk" PRIMARY KEY("product_id","content_id"),
	CONSTRAINT "product_contents_some" CHECK ("product_contents"."quantity" between 1 and 99),
	CONSTRAINT "product_contents_other" CHECK ("product_contents"."product_id" <> "product_contents"."content_id")
);
--> statement-breakpoint
CREATE TABLE "product_set_items" (
	"set_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "product_set_items_set_id_product_id_pk" PRIMARY KEY("set_id","product_id"),
	CONSTRAINT "product_set_items_some" CHECK ("product_set_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lead" text NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "product_sets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"name_original" text NOT NULL,
	"lang" text NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"country_code" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"gi" jsonb,
	"unit_label" text NOT NULL,
	"net_weight_g" integer,
	"price" integer NOT NULL,
	"tax_class" "tax_class" NOT NULL,
	"zone" "zone" NOT NULL,
	"storage_text" text NOT NULL,
	"is_chilled_ok" boolean NOT NULL,
	"is_frozen_ok" boolean NOT NULL,
	"lead_days" integer NOT NULL,
	"purchase_limit" integer,
	"case_quantity" smallint,
	"sale_status" "sale_status" NOT NULL,
	"suspend_reason" text,
	"sale_note" text,
	"sale_ends_on" date,
	"meat_product_class" text,
	"ph" real,
	"water_activity" real,
	"best_before_days" integer,
	"aging_months" integer,
	"is_heating_required" boolean NOT NULL,
	"is_allergen_known" boolean NOT NULL,
	"allergens_mandatory" text[] NOT NULL,
	"allergens_recommended" text[] NOT NULL,
	"ingredients" text,
	"additives" text,
	"origin_country" text NOT NULL,
	"importer" text,
	"nutrition" jsonb,
	"tasting_note" text,
	"pairing" text,
	"serving" text,
	"servings" text,
	"is_noshi" boolean NOT NULL,
	"is_wrapping" boolean NOT NULL,
	"is_e_gift" boolean NOT NULL,
	"channel_prefixes" text[],
	"measurements" text[] DEFAULT '{}' NOT NULL,
	"is_extra" boolean DEFAULT false NOT NULL,
	"sort_no" integer NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"folded_name" text NOT NULL,
	"folded_text" text NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"folded_prose" text DEFAULT '' NOT NULL,
	"prose_grams" text[] DEFAULT '{}' NOT NULL,
	"search_index_version" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "products_key_unique" UNIQUE("key"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0),
	CONSTRAINT "products_case_quantity" CHECK ("products"."case_quantity" between 2 and 99),
	CONSTRAINT "products_suspended_with_reason" CHECK ("products"."sale_status" = 'on_sale' or "products"."suspend_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"means" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stocks_not_negative" CHECK ("stocks"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "tax_rates" (
	"tax_class" "tax_class" NOT NULL,
	"effective_from" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "tax_rates_tax_class_effective_from_pk" PRIMARY KEY("tax_class","effective_from")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"prefix" text NOT NULL,
	"hosts" text[] NOT NULL,
	"name" text NOT NULL,
	"theme" text NOT NULL,
	"namespace" text,
	"settings" jsonb NOT NULL,
	"colors" jsonb NOT NULL,
	"maintenance" jsonb,
	CONSTRAINT "channels_prefix_unique" UNIQUE("prefix")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"title" text NOT NULL,
	"lead" text,
	"body" text,
	"link_url" text,
	"link_label" text,
	"image_url" text,
	"alt" text NOT NULL,
	"illustration" text,
	"is_show" boolean NOT NULL,
	"channel_prefixes" text[],
	"show_from" timestamp with time zone,
	"show_until" timestamp with time zone,
	"sort_no" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" "message_kind" NOT NULL,
	"title" text,
	"body" text NOT NULL,
	"sort_no" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"sort_no" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"is_given" boolean NOT NULL,
	"wording" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"division_ct" smallint NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"shipping_last_name" text NOT NULL,
	"shipping_first_name" text NOT NULL,
	"shipping_last_name_kana" text NOT NULL,
	"shipping_first_name_kana" text NOT NULL,
	"company_name" text,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text,
	"phone_number" text NOT NULL,
	"cell_phone_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_addresses_division_known" CHECK ("user_addresses"."division_ct" in (1, 2)),
	CONSTRAINT "user_addresses_postal_code" CHECK ("user_addresses"."postal_code" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text,
	"password_hash" text NOT NULL,
	"has_password_expired" boolean DEFAULT false NOT NULL,
	"is_second_factor_on" boolean DEFAULT false NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text NOT NULL,
	"first_name_kana" text NOT NULL,
	"company_name" text,
	"tel" text,
	"phone_number" text NOT NULL,
	"cell_phone_number" text,
	"fax" text,
	"job" text,
	"school_key" text,
	"other" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"newsletter" text DEFAULT '0' NOT NULL,
	"question_ct" smallint NOT NULL,
	"answer_hash" text NOT NULL,
	"is_registered_member" boolean DEFAULT false NOT NULL,
	"mail_error_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_gender_known" CHECK ("users"."gender" in ('1', '2', '3', '4')),
	CONSTRAINT "users_newsletter_known" CHECK ("users"."newsletter" in ('0', '1')),
	CONSTRAINT "users_question_known" CHECK ("users"."question_ct" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "delivery_areas" (
	"prefecture" text PRIMARY KEY NOT NULL,
	"area" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_blockages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_blockages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prefectures" text[] NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_carriage" (
	"area" text NOT NULL,
	"size" smallint NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "delivery_carriage_area_size_pk" PRIMARY KEY("area","size")
);
--> statement-breakpoint
CREATE TABLE "delivery_carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slots" jsonb NOT NULL,
	"handovers" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_closed_days" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_cool_fees" (
	"zone" text NOT NULL,
	"size" smallint NOT NULL,
	"fee" integer NOT NULL,
	CONSTRAINT "delivery_cool_fees_zone_size_pk" PRIMARY KEY("zone","size")
);
--> statement-breakpoint
CREATE TABLE "delivery_islands" (
	"postal_prefix" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"extra_days" smallint NOT NULL,
	"surcharge" integer NOT NULL,
	"takes_cool" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_routes" (
	"area" text NOT NULL,
	"zone" text NOT NULL,
	"carrier" text NOT NULL,
	"transit_days" smallint NOT NULL,
	"closed_slots" text[] NOT NULL,
	"late_slots" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "delivery_routes_area_zone_pk" PRIMARY KEY("area","zone")
);
--> statement-breakpoint
CREATE TABLE "delivery_settings" (
	"id" smallint PRIMARY KEY NOT NULL,
	"cutoff" text NOT NULL,
	"closed_weekdays" smallint[] NOT NULL,
	"closes_on_holidays" boolean NOT NULL,
	"hold_days" jsonb NOT NULL,
	"list_days" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_sizes" (
	"size" smallint PRIMARY KEY NOT NULL,
	"max_weight_g" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"author_name" text NOT NULL,
	"product_keys" text[] NOT NULL,
	"image_url" text,
	"illustration" text,
	"alt" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "catalogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lead" text NOT NULL,
	"issued_on" text NOT NULL,
	"is_orderable" boolean NOT NULL,
	"binding" text DEFAULT 'left' NOT NULL,
	"pages" jsonb NOT NULL,
	"sort_no" integer NOT NULL,
	"image_url" text,
	"illustration" text,
	"alt" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "collection_entries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "collection_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"collection_id" integer NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"facts" jsonb NOT NULL,
	"place" jsonb,
	"product_keys" text[] NOT NULL,
	"sort_no" integer NOT NULL,
	"image_url" text,
	"illustration" text,
	"alt" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_entries_key" UNIQUE("collection_id","key")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alias" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "collections_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "free_areas" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"sort_no" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"product_keys" text[] NOT NULL,
	"sort_no" integer NOT NULL,
	"image_url" text,
	"illustration" text,
	"alt" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "layouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "news_kind" NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"is_important" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_reads" (
	"user_id" uuid NOT NULL,
	"news_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_reads_user_id_news_id_pk" PRIMARY KEY("user_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link_url" text,
	"link_label" text,
	"pages" text[] NOT NULL,
	"frequency" "popup_frequency" NOT NULL,
	"sort_no" integer NOT NULL,
	"image_url" text,
	"illustration" text,
	"alt" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_files" (
	"path" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qa_categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "qa_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "qa_categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "qas" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "qas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"sort_no" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_until" timestamp with time zone,
	"channel_prefixes" text[],
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ecommerce_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ecommerce_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_list_items" (
	"user_id" uuid NOT NULL,
	"list_key" text NOT NULL,
	"product_id" integer NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_price" integer,
	"attached_is_available" boolean,
	CONSTRAINT "user_list_items_user_id_list_key_product_id_pk" PRIMARY KEY("user_id","list_key","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_histories_once" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"note" text,
	"requested_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_search_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_search_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_search_histories_once" UNIQUE("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_no" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" uuid,
	"category_key" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name_kana" text,
	"first_name_kana" text,
	"email" text NOT NULL,
	"phone_number" text,
	"order_no" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiries_inquiryNo_unique" UNIQUE("inquiry_no"),
	CONSTRAINT "inquiries_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "inquiry_categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "inquiry_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"lead" text,
	"parent_key" text,
	"sort_no" integer NOT NULL,
	CONSTRAINT "inquiry_categories_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "login_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"method" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_histories_method_known" CHECK ("login_histories"."method" in ('password', 'second_factor', 'reminder', 'sync', 'passkey', 'support'))
);
--> statement-breakpoint
CREATE TABLE "asked_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"order_no" text,
	"channel_id" integer NOT NULL,
	"host" text,
	"user_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_mails_purpose_known" CHECK ("asked_mails"."purpose" in ('password_reminder', 'username_reminder', 'email_verification', 'order_lookup')),
	CONSTRAINT "asked_mails_order_of_lookup" CHECK (("asked_mails"."purpose" = 'order_lookup') = ("asked_mails"."order_no" is not null))
);
--> statement-breakpoint
CREATE TABLE "demo_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"data" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'failed', 'expired'))
);
--> statement-breakpoint
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
CREATE TABLE "user_memorials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_memorials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"target_user_name" text NOT NULL,
	"division_ct" smallint NOT NULL,
	"name" text NOT NULL,
	"month" smallint NOT NULL,
	"date" smallint NOT NULL,
	"call" smallint,
	"reminded_for" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_memorials_division_known" CHECK ("user_memorials"."division_ct" in (1, 2, 3)),
	CONSTRAINT "user_memorials_month" CHECK ("user_memorials"."month" between 1 and 12),
	CONSTRAINT "user_memorials_date" CHECK ("user_memorials"."date" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "missed_words" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_words_day_word_pk" PRIMARY KEY("day","word")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" text NOT NULL,
	"coupon_id" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "coupon_uses_order_id_coupon_id_pk" PRIMARY KEY("order_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"line_key" text NOT NULL,
	"parent_key" text,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"amount" integer NOT NULL,
	"tax_rate_percent" smallint NOT NULL,
	CONSTRAINT "order_lines_order_id_line_key_pk" PRIMARY KEY("order_id","line_key")
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"order_id" text NOT NULL,
	"packing_key" text NOT NULL,
	"zone" text NOT NULL,
	"carrier" text NOT NULL,
	"ship_date" date NOT NULL,
	"planned_date" date NOT NULL,
	"time_slot" text,
	"handover" text DEFAULT 'in_person' NOT NULL,
	"tracking_no" text,
	CONSTRAINT "order_parcels_order_id_packing_key_pk" PRIMARY KEY("order_id","packing_key"),
	CONSTRAINT "order_parcels_handover_known" CHECK ("order_parcels"."handover" in ('in_person', 'locker', 'doorstep'))
);
--> statement-breakpoint
CREATE TABLE "order_taxes" (
	"order_id" text NOT NULL,
	"rate_percent" smallint NOT NULL,
	"taxable_incl" integer NOT NULL,
	"tax" integer NOT NULL,
	"rounding" text NOT NULL,
	CONSTRAINT "order_taxes_order_id_rate_percent_pk" PRIMARY KEY("order_id","rate_percent")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" uuid,
	"cart_token" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"total_payment" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"terms_hash" text NOT NULL,
	"cancel_reason" text,
	"ordered_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_orderNo_unique" UNIQUE("order_no"),
	CONSTRAINT "orders_once_per_key" UNIQUE("cart_token","idempotency_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('awaiting_payment', 'accepted', 'preparing', 'shipped', 'delivered', 'abandoned', 'cancel_requested', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"order_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "stock_reservations_order_id_product_id_pk" PRIMARY KEY("order_id","product_id"),
	CONSTRAINT "stock_reservations_state_known" CHECK ("stock_reservations"."state" in ('held', 'taken', 'returned')),
	CONSTRAINT "stock_reservations_quantity_positive" CHECK ("stock_reservations"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"rp_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"rp_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "channel_payment_methods" (
	"channel_id" integer NOT NULL,
	"method_id" integer NOT NULL,
	"sort_no" integer NOT NULL,
	CONSTRAINT "channel_payment_methods_channel_id_method_id_pk" PRIMARY KEY("channel_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"service" text DEFAULT 'sandbox' NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"timing" text NOT NULL,
	"fee_steps" jsonb NOT NULL,
	"min_total" integer NOT NULL,
	"max_total" integer,
	"closed_zones" text[] NOT NULL,
	"allows_multiple_destinations" boolean NOT NULL,
	"allows_gift" boolean NOT NULL,
	"pay_within_days" integer,
	"stores" jsonb NOT NULL,
	"instruction_lines" jsonb NOT NULL,
	CONSTRAINT "payment_methods_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method_id" integer NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"unclaimed_amount" integer DEFAULT 0 NOT NULL,
	"sent_back_at" timestamp with time zone,
	"service" text DEFAULT 'sandbox' NOT NULL,
	"service_id" text,
	"authorise_at" timestamp with time zone,
	"kept_card" jsonb,
	"store_code" text,
	"return_url" text,
	"next_url" text,
	"instructions" jsonb,
	"failure_code" text,
	"card_brand" text,
	"card_last4" text,
	"eci" text,
	"expires_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "payments_service_id" UNIQUE("service","service_id")
);
--> statement-breakpoint
CREATE TABLE "photograph_removals" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"not_before" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_photographs" (
	"product_id" integer NOT NULL,
	"hash" text NOT NULL,
	"sort_no" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"placeholder" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_photographs_product_id_hash_pk" PRIMARY KEY("product_id","hash"),
	CONSTRAINT "product_photographs_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "product_photographs_square" CHECK ("product_photographs"."width" = "product_photographs"."height")
);
--> statement-breakpoint
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
        when 'reversed' then case when "point_entries"."reverses_id" is not null then ("point_entries"."pending" < 0 and "point_entries"."available" = 0) or ("point_entries"."pending" = 0 and "point_entries"."available" > 0)
          else "point_entries"."pending" = 0 and "point_entries"."order_id" is not null and ("point_entries"."available" > 0 or ("point_entries"."available" < 0 and "point_entries"."lot_id" is not null)) end
        else false end),
	CONSTRAINT "point_entries_lot_has_term" CHECK (("point_entries"."available" > 0) = ("point_entries"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "postal_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "postal_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"town" text NOT NULL,
	CONSTRAINT "postal_codes_kind_known" CHECK ("postal_codes"."kind" in ('area', 'office')),
	CONSTRAINT "postal_codes_digits" CHECK ("postal_codes"."code" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
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
CREATE TABLE "restock_notices" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "restock_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"email" text,
	"email_key" text,
	"host" text,
	"key_hash" text,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "restock_notices_key" UNIQUE("key_hash"),
	CONSTRAINT "restock_notices_guest" UNIQUE("channel_id","product_id","email_key"),
	CONSTRAINT "restock_notices_member" UNIQUE("channel_id","product_id","user_id"),
	CONSTRAINT "restock_notices_of_one" CHECK (("restock_notices"."user_id" is null) = ("restock_notices"."email" is not null) and ("restock_notices"."email" is null) = ("restock_notices"."email_key" is null)),
	CONSTRAINT "restock_notices_member_confirmed" CHECK ("restock_notices"."user_id" is null or "restock_notices"."confirmed_at" is not null),
	CONSTRAINT "restock_notices_told_confirmed" CHECK ("restock_notices"."told_at" is null or "restock_notices"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"order_id" text,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"incentive" text DEFAULT 'none' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_reviews_once_per_order" UNIQUE("order_id","product_id"),
	CONSTRAINT "product_reviews_from_an_order_or_sample" CHECK (("product_reviews"."order_id" is not null) <> "product_reviews"."is_sample"),
	CONSTRAINT "product_reviews_rating" CHECK ("product_reviews"."rating" between 1 and 5),
	CONSTRAINT "product_reviews_incentive_known" CHECK ("product_reviews"."incentive" in ('none', 'points', 'gift'))
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
CREATE TABLE "sent_notices" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_notices_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
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
	"reception" jsonb,
	"expires_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"registered_at" timestamp with time zone,
	"forget_at" timestamp with time zone,
	CONSTRAINT "social_gifts_state_known" CHECK ("social_gifts"."state" in ('unpaid', 'waiting', 'registered', 'expired')),
	CONSTRAINT "social_gifts_waiting_ends" CHECK ("social_gifts"."state" = 'unpaid' or "social_gifts"."expires_at" is not null),
	CONSTRAINT "social_gifts_registered_once" CHECK (("social_gifts"."state" = 'registered') = ("social_gifts"."registered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"support_id" uuid NOT NULL,
	"event" text NOT NULL,
	"staff" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text,
	"operation" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_log_event_known" CHECK ("support_log"."event" in ('issued', 'begun', 'written', 'refused', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "support_logins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"staff" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "support_logins_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "system_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
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
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" uuid,
	"inquiry_id" uuid,
	"dir" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"service" text DEFAULT 'sandbox' NOT NULL,
	"service_customer_id" text NOT NULL,
	CONSTRAINT "payment_customers_user_id_channel_id_service_pk" PRIMARY KEY("user_id","channel_id","service")
);
--> statement-breakpoint
CREATE TABLE "user_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"channel_id" integer NOT NULL,
	"token" text NOT NULL,
	"service" text DEFAULT 'sandbox' NOT NULL,
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
	CONSTRAINT "user_cards_service_card" UNIQUE("service","service_card_id")
);
--> statement-breakpoint
ALTER TABLE "address_exports" ADD CONSTRAINT "address_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_support_id_support_logins_id_fk" FOREIGN KEY ("support_id") REFERENCES "public"."support_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_accessories" ADD CONSTRAINT "product_accessories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_accessories" ADD CONSTRAINT "product_accessories_accessory_id_products_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_content_id_products_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_set_id_product_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."product_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_carrier_delivery_carriers_code_fk" FOREIGN KEY ("carrier") REFERENCES "public"."delivery_carriers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_entries" ADD CONSTRAINT "collection_entries_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_reads" ADD CONSTRAINT "news_reads_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qas" ADD CONSTRAINT "qas_category_id_qa_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."qa_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_items" ADD CONSTRAINT "user_list_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_items" ADD CONSTRAINT "user_list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_mails" ADD CONSTRAINT "asked_mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_cards" ADD CONSTRAINT "member_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_memorials" ADD CONSTRAINT "user_memorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_memorials" ADD CONSTRAINT "user_memorials_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_taxes" ADD CONSTRAINT "order_taxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_payment_methods" ADD CONSTRAINT "channel_payment_methods_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_payment_methods" ADD CONSTRAINT "channel_payment_methods_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_photographs" ADD CONSTRAINT "product_photographs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_lot_id_point_entries_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_reverses_id_point_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_corrections" ADD CONSTRAINT "receipt_corrections_order_id_receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."receipts"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_issues" ADD CONSTRAINT "receipt_issues_order_id_receipts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."receipts"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_notices" ADD CONSTRAINT "restock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gift_links" ADD CONSTRAINT "social_gift_links_order_id_social_gifts_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."social_gifts"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_logins" ADD CONSTRAINT "support_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_logins" ADD CONSTRAINT "support_logins_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeseries" ADD CONSTRAINT "timeseries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_exports_waiting" ON "address_exports" USING btree ("requested_at") WHERE "address_exports"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "login_guards_account" ON "login_guards" USING btree ("account_hash");--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "carts_user" ON "carts" USING btree ("user_id","channel_id") WHERE "carts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id") WHERE "coupons"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "product_accessories_accessory" ON "product_accessories" USING btree ("accessory_id");--> statement-breakpoint
CREATE INDEX "product_contents_content" ON "product_contents" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "product_set_items_product" ON "product_set_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "newsletter_consents_user" ON "newsletter_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_addresses_user" ON "user_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_main" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."division_ct" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_one_default" ON "user_addresses" USING btree ("user_id") WHERE "user_addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "layouts_page" ON "layouts" USING btree ("page");--> statement-breakpoint
CREATE INDEX "news_reads_news" ON "news_reads" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "qas_category" ON "qas" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "ecommerce_events_at" ON "ecommerce_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_list_items_newest" ON "user_list_items" USING btree ("user_id","list_key","attached_at");--> statement-breakpoint
CREATE INDEX "product_histories_newest" ON "product_histories" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "product_requests_user" ON "product_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "product_requests_product" ON "product_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_histories_newest" ON "product_search_histories" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiries_received" ON "inquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "login_histories_user" ON "login_histories" USING btree ("user_id","logged_in_at");--> statement-breakpoint
CREATE INDEX "login_histories_age" ON "login_histories" USING btree ("logged_in_at");--> statement-breakpoint
CREATE INDEX "asked_mails_asked" ON "asked_mails" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "demo_mails_sent" ON "demo_mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."state" = 'queued' and "mail_outbox"."expires_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_expiring" ON "mail_outbox" USING btree ("expires_at") WHERE "mail_outbox"."state" = 'queued' and "mail_outbox"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "member_cards_user" ON "member_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_memorials_user" ON "user_memorials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_memorials_call" ON "user_memorials" USING btree ("month","date") WHERE "user_memorials"."call" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_parcels_ship_date" ON "order_parcels" USING btree ("ship_date");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","ordered_at") WHERE "orders"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("ordered_at");--> statement-breakpoint
CREATE INDEX "stock_reservations_expiry" ON "stock_reservations" USING btree ("expires_at") WHERE "stock_reservations"."state" = 'held';--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE INDEX "payment_events_open" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_reversals_due" ON "payment_reversals" USING btree ("due_at") WHERE "payment_reversals"."done_at" is null;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("ask_at") WHERE "payments"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_kept_cards" ON "payments" USING btree ("id") WHERE "payments"."kept_card" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_owner" ON "point_entries" USING btree ("user_id","channel_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_order" ON "point_entries" USING btree ("order_id") WHERE "point_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_lot" ON "point_entries" USING btree ("lot_id") WHERE "point_entries"."lot_id" is not null;--> statement-breakpoint
CREATE INDEX "point_entries_term" ON "point_entries" USING btree ("expires_at") WHERE "point_entries"."expires_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_earned_once" ON "point_entries" USING btree ("order_id","kind") WHERE "point_entries"."kind" in ('pending', 'available');--> statement-breakpoint
CREATE INDEX "postal_codes_code" ON "postal_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "receipt_corrections_issued_on" ON "receipt_corrections" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "receipt_corrections_amount" ON "receipt_corrections" USING btree ("amount");--> statement-breakpoint
CREATE INDEX "receipt_corrections_addressee" ON "receipt_corrections" USING btree ("addressee");--> statement-breakpoint
CREATE INDEX "receipts_issued_on" ON "receipts" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "receipts_amount" ON "receipts" USING btree ("amount");--> statement-breakpoint
CREATE INDEX "receipts_addressee" ON "receipts" USING btree ("addressee");--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("due_at") WHERE "order_refunds"."due_at" is not null and "order_refunds"."done_at" is null;--> statement-breakpoint
CREATE INDEX "restock_notices_waiting" ON "restock_notices" USING btree ("product_id") WHERE "restock_notices"."told_at" is null and "restock_notices"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "restock_notices_user" ON "restock_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "restock_notices_email" ON "restock_notices" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("product_id","posted_at");--> statement-breakpoint
CREATE INDEX "sent_notices_sent" ON "sent_notices" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "social_gift_links_order" ON "social_gift_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "social_gifts_expiry" ON "social_gifts" USING btree ("expires_at") WHERE "social_gifts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "social_gifts_reminder" ON "social_gifts" USING btree ("remind_at") WHERE "social_gifts"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "social_gifts_forget" ON "social_gifts" USING btree ("forget_at") WHERE "social_gifts"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX "support_log_at" ON "support_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "system_messages_user" ON "system_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_inquiry" ON "uploads" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "uploads_created" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_cards_user" ON "user_cards" USING btree ("user_id","channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_cards_one_main" ON "user_cards" USING btree ("user_id","channel_id","service") WHERE "user_cards"."is_main" and "user_cards"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "user_cards_gone" ON "user_cards" USING btree ("id") WHERE "user_cards"."removed_at" is not null or "user_cards"."user_id" is null;--> statement-breakpoint
-- From here on written by hand: what the schema files cannot say.
-- Long rows would move these texts to a side table, where every search would have to fetch each of them.
ALTER TABLE "products" ALTER COLUMN "folded_name" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "folded_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "folded_prose" SET STORAGE MAIN;--> statement-breakpoint
-- The planner must know how rare a gram is, or it reads the whole table for a rare word.
ALTER TABLE "products" ALTER COLUMN "grams" SET STATISTICS 2000;--> statement-breakpoint
-- Announces a change of the shop to every process when the transaction commits.
CREATE FUNCTION notify_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER channels_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('channels');--> statement-breakpoint
CREATE TRIGGER categories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER brands_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tags_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tax_rates_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER search_synonyms_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_accessories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_accessories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_sets_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_sets
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_set_items_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_set_items
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER banners_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER messages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON messages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER static_pages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON static_pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER news_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON news
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER popups_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON popups
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER qa_categories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON qa_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER qas_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON qas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER free_areas_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON free_areas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER landing_pages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON landing_pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER blogs_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blogs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER catalogs_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER collections_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER collection_entries_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collection_entries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER layouts_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON layouts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER public_files_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public_files
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER inquiry_categories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON inquiry_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER product_reviews_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');--> statement-breakpoint
CREATE TRIGGER delivery_settings_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_closed_days_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_closed_days
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_carriers_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_carriers
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_areas_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_areas
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_routes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_routes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_islands_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_islands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_blockages_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_blockages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_sizes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_sizes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_carriage_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_carriage
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER delivery_cool_fees_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_cool_fees
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER payment_methods_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_methods
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
CREATE TRIGGER channel_payment_methods_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channel_payment_methods
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('checkout');--> statement-breakpoint
-- Notices of goods and stock name the products, so that a process reads those and not every product again.
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
$$;--> statement-breakpoint
CREATE TRIGGER products_insert AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER products_update AFTER UPDATE ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER products_delete AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER products_truncate AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_tags_insert AFTER INSERT ON product_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_tags_update AFTER UPDATE ON product_tags REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_tags_delete AFTER DELETE ON product_tags REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_tags_truncate AFTER TRUNCATE ON product_tags
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_photographs_insert AFTER INSERT ON product_photographs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_photographs_update AFTER UPDATE ON product_photographs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_photographs_delete AFTER DELETE ON product_photographs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('catalogue');--> statement-breakpoint
CREATE TRIGGER product_photographs_truncate AFTER TRUNCATE ON product_photographs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('catalogue');--> statement-breakpoint
CREATE TRIGGER stocks_insert AFTER INSERT ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');--> statement-breakpoint
CREATE TRIGGER stocks_update AFTER UPDATE ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');--> statement-breakpoint
CREATE TRIGGER stocks_delete AFTER DELETE ON stocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_products_change('stock');--> statement-breakpoint
CREATE TRIGGER stocks_truncate AFTER TRUNCATE ON stocks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('stock');--> statement-breakpoint
-- The worker removes the file of a photograph whose row is gone.
CREATE FUNCTION remove_photograph() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO photograph_removals (storage_key) VALUES (OLD.storage_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER product_photographs_removal AFTER DELETE ON product_photographs
  FOR EACH ROW EXECUTE FUNCTION remove_photograph();--> statement-breakpoint
-- The ledger of points is only added to.
CREATE FUNCTION refuse_change_of_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of point_entries are never changed';
END;
$$;--> statement-breakpoint
CREATE TRIGGER point_entries_stay BEFORE UPDATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_points();--> statement-breakpoint
-- Issued receipts never change (L-16).
CREATE FUNCTION refuse_change_of_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only ever added.', TG_TABLE_NAME;
END;
$$;--> statement-breakpoint
CREATE TRIGGER receipts_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();--> statement-breakpoint
CREATE TRIGGER receipt_issues_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_issues
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();--> statement-breakpoint
CREATE TRIGGER receipt_corrections_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_papers();--> statement-breakpoint
-- The log of logins for support is only added to.
CREATE FUNCTION refuse_change_of_support_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of logins for support is only added to.';
END $$;--> statement-breakpoint
CREATE TRIGGER support_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON support_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_support_log();--> statement-breakpoint
-- The method of orders that cost 0 yen (`freePayment`). Payments refer to it; no channel offers it.
INSERT INTO "payment_methods" ("id", "code", "name", "description", "timing", "fee_steps", "min_total", "max_total", "closed_zones", "allows_multiple_destinations", "allows_gift", "pay_within_days", "stores", "instruction_lines")
VALUES (900, 'free', 'お支払いなし', 'お支払い金額が0円のため、お支払い方法をお選びいただく必要はありません。', 'お支払い金額が0円のため、お支払いはありません', '[]', 0, 0, '{}', true, true, NULL, '[]', '[]');
