ALTER TABLE "order_parcels" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD COLUMN "delivered_at" timestamp with time zone;
--> statement-breakpoint
-- Parcels of orders that left before each parcel had its own time.
UPDATE order_parcels SET shipped_at = o.updated_at FROM orders o
WHERE o.id = order_parcels.order_id AND o.status IN ('shipped', 'delivered');--> statement-breakpoint
UPDATE order_parcels SET delivered_at = o.updated_at FROM orders o
WHERE o.id = order_parcels.order_id AND o.status = 'delivered';
