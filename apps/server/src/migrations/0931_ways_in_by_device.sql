-- In which browser a way into an account was made, so that it can go when its owner says that the browser is not theirs; null before, and where no browser is known.
alter table passkeys add column added_by_device text;
alter table recovery_codes add column made_by_device text;
alter table authenticators add column turned_on_by_device text;
alter table authenticators add column turned_on_at timestamptz(3);
