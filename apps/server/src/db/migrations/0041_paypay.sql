-- A shop that is open already gets the kind of payment; which channel offers it, its operator says. A new one gets it by its seed.
INSERT INTO "payment_methods" ("id", "code", "name", "description", "timing", "fee_steps", "min_total", "max_total", "closed_zones", "allows_multiple_destinations", "allows_gift", "pay_within_days", "stores", "instruction_lines")
SELECT max("id") + 1, 'paypay', 'PayPay', 'ご注文の確定後にPayPayの画面へ移り、お支払いいただきます。', 'ご注文の確定後、PayPayの画面でのお手続きのとき', '[]', 50, 1000000, '{}', true, true, NULL, '[]', '[]'
FROM "payment_methods" HAVING count(*) > 0
ON CONFLICT ("code") DO NOTHING;
