CREATE TABLE "inquiry_messages" (
	"inquiry_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"author" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_inquiry_id_no_pk" PRIMARY KEY("inquiry_id","no"),
	CONSTRAINT "inquiry_messages_kind_known" CHECK ("inquiry_messages"."kind" in ('answer', 'note'))
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_status_known" CHECK ("inquiries"."status" in ('open', 'answered', 'closed'));