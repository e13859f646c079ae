-- Which budget a mail waits for, and a keyed digest of the network of whoever caused it.
alter table mails add column held_by text, add column caused_by text;
