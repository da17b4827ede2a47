ALTER TABLE "delivery_carriers" ADD COLUMN "handovers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD COLUMN "handover" text DEFAULT 'in_person' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_handover_known" CHECK ("order_parcels"."handover" in ('in_person', 'locker', 'doorstep'));