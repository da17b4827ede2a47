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
CREATE INDEX "postal_codes_code" ON "postal_codes" USING btree ("code");