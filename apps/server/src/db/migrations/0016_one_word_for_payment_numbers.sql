-- What one pays with at a convenience store is called お支払い番号 everywhere, and can be copied.
UPDATE "payment_methods" SET "description" = replace("description", '払込番号', 'お支払い番号') WHERE "description" LIKE '%払込番号%';--> statement-breakpoint
UPDATE "payment_methods" SET "instruction_lines" = (
  SELECT jsonb_agg(CASE WHEN line->>'label' = '口座番号' THEN line || jsonb_build_object('copy_text', regexp_replace(line->>'value', '[^0-9]', '', 'g')) ELSE line END ORDER BY place)
  FROM jsonb_array_elements("instruction_lines") WITH ORDINALITY AS each(line, place)
) WHERE "code" = 'bank_transfer' AND jsonb_array_length("instruction_lines") > 0;--> statement-breakpoint
UPDATE "payments" SET "instructions" = jsonb_set("instructions", '{lines}', (
  SELECT jsonb_agg(CASE
    WHEN line->>'label' = '払込番号' THEN jsonb_build_object('label', 'お支払い番号', 'value', line->>'value', 'copy_text', line->>'value')
    WHEN line->>'label' = '口座番号' THEN line || jsonb_build_object('copy_text', regexp_replace(line->>'value', '[^0-9]', '', 'g'))
    ELSE line END ORDER BY place)
  FROM jsonb_array_elements("instructions"->'lines') WITH ORDINALITY AS each(line, place)
)) WHERE jsonb_array_length("instructions"->'lines') > 0;--> statement-breakpoint
-- Mails that wait to be sent are given what their text needs now.
UPDATE "mail_outbox" SET "data" = "data" || jsonb_build_object(
  'rows', replace(("data"->'steps')::text, '払込番号', 'お支払い番号')::jsonb, 'steps', '[]'::jsonb, 'heldUntil', "data"->>'payBy'
) WHERE "kind" = 'payment_instructions' AND "data" IS NOT NULL AND NOT "data" ? 'rows';
