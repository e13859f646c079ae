-- What a mail waits behind: nothing (codes, links into the account, its safety), what is awaited, or everything else.
alter table mails add column lane text not null default 'awaited';
