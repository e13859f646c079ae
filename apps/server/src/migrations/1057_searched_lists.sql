-- What staff's searches look into, so that they find it without reading every row: names and addresses of people, subjects of
-- tickets, addresses of mails and of subscribers.
do $$
begin
  create index users_words on users using gin (folded(prenom || ' ' || nom || ' ' || email) public.gin_trgm_ops);
  create index support_tickets_words on support_tickets using gin (folded(subject) public.gin_trgm_ops);
  create index mails_address on mails using gin (lower(to_address) public.gin_trgm_ops);
  create index newsletter_subscriptions_address on newsletter_subscriptions using gin (lower(email) public.gin_trgm_ops);
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
