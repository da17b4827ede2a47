CREATE TABLE "user_list_items" (
	"user_id" uuid NOT NULL,
	"list_key" text NOT NULL,
	"product_id" integer NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
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
CREATE TABLE "login_histories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"channel_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"method" text NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_histories_method_known" CHECK ("login_histories"."method" in ('password', 'second_factor', 'reminder', 'sync'))
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
CREATE TABLE "system_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailed_codes" DROP CONSTRAINT "mailed_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "user_list_items" ADD CONSTRAINT "user_list_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_items" ADD CONSTRAINT "user_list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_memorials" ADD CONSTRAINT "user_memorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_memorials" ADD CONSTRAINT "user_memorials_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_list_items_newest" ON "user_list_items" USING btree ("user_id","list_key","attached_at");--> statement-breakpoint
CREATE INDEX "product_histories_newest" ON "product_histories" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "product_requests_user" ON "product_requests" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "product_requests_product" ON "product_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_histories_newest" ON "product_search_histories" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "login_histories_user" ON "login_histories" USING btree ("user_id","logged_in_at");--> statement-breakpoint
CREATE INDEX "login_histories_age" ON "login_histories" USING btree ("logged_in_at");--> statement-breakpoint
CREATE INDEX "user_memorials_user" ON "user_memorials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_memorials_call" ON "user_memorials" USING btree ("month","date") WHERE "user_memorials"."call" is not null;--> statement-breakpoint
CREATE INDEX "system_messages_user" ON "system_messages" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_purpose_known" CHECK ("mailed_codes"."purpose" in ('email_verification', 'account_unlock', 'password_reminder', 'username_reminder'));