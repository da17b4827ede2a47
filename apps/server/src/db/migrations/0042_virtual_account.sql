ALTER TABLE "payments" ADD COLUMN "unclaimed_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sent_back_at" timestamp with time zone;--> statement-breakpoint
-- A shop that is open already gets the kind of payment; which channel offers it, its operator says. A new one gets it by its seed.
INSERT INTO "payment_methods" ("id", "code", "name", "description", "timing", "fee_steps", "min_total", "max_total", "closed_zones", "allows_multiple_destinations", "allows_gift", "pay_within_days", "stores", "instruction_lines")
SELECT max("id") + 1, 'virtual_account', '銀行振込(前払い)', 'ご注文ごとにご案内する口座へ、お支払い期限までにお振り込みください。振込手数料はお客様のご負担となります。ご入金の確認後に発送いたします。', '前払い(ご注文のときにご案内するお支払い期限まで)', '[]', 50, NULL, '{}', true, true, 7, '[]', '[]'
FROM "payment_methods" HAVING count(*) > 0
ON CONFLICT ("code") DO NOTHING;
