ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_state_known";--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_expiring" ON "mail_outbox" USING btree ("expires_at") WHERE "mail_outbox"."state" = 'queued' and "mail_outbox"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."state" = 'queued' and "mail_outbox"."expires_at" is null;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_state_known" CHECK ("mail_outbox"."state" in ('queued', 'sent', 'failed', 'expired'));