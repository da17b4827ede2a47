-- What buyers say is announced as goods are: the page server keeps it with them.
CREATE TRIGGER product_reviews_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION notify_shop_change('content');
