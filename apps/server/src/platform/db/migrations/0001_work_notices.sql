CREATE FUNCTION notify_shop_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_work', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER mail_outbox_work AFTER INSERT ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_work();--> statement-breakpoint
CREATE TRIGGER asked_mails_work AFTER INSERT ON asked_mails
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_work();--> statement-breakpoint
CREATE TRIGGER address_exports_work AFTER INSERT ON address_exports
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_work();
