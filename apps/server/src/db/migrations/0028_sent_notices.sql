CREATE TABLE "sent_notices" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_notices_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE INDEX "sent_notices_sent" ON "sent_notices" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("ordered_at");