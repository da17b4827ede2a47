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
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_contents" ADD CONSTRAINT "product_contents_content_id_products_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_contents_content" ON "product_contents" USING btree ("content_id");