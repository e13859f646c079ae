-- The link by which a client reads a document without an account ends; what is out there already stays open for ninety days more.
alter table billing_documents add column link_until timestamptz(3);
-- Digest of the key in the mailed link: who is not signed in answers a quote by it.
alter table billing_documents add column answer_key_hash text;
update billing_documents set link_until = now() + interval '90 days' where public_id is not null;
