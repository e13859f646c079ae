-- Which process is making a change, and at which try: one that died can be told from one that is slow.
alter table idempotency_keys add column holder integer, add column reservation uuid;
