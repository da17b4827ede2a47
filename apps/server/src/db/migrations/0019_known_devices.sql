CREATE TABLE "known_devices" (
	"account_hash" text NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_hash_device_hash_pk" PRIMARY KEY("account_hash","device_hash")
);
--> statement-breakpoint
CREATE INDEX "known_devices_seen" ON "known_devices" USING btree ("seen_at");