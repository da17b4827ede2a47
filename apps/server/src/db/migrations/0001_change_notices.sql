-- Announces a change of the shop to every process, with the commit of the transaction that made it.
CREATE FUNCTION notify_shop_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER channels_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('channels');
