-- The method of orders that cost 0 yen (`freePayment`). Payments refer to it; no channel lists it.
INSERT INTO "payment_methods" ("id", "code", "name", "description", "timing", "fee_steps", "min_total", "max_total", "closed_zones", "allows_multiple_destinations", "allows_gift", "pay_within_days", "stores", "instruction_lines")
VALUES (900, 'free', 'お支払いなし', 'お支払い金額が0円のため、お支払い方法をお選びいただく必要はありません。', 'お支払い金額が0円のため、お支払いはありません', '[]', 0, 0, '{}', true, true, NULL, '[]', '[]')
ON CONFLICT DO NOTHING;
