-- Partner offers can be reported. Those that moderators took away are seen by their owner and the house alone; codes that were taken stay.
alter table moderation_cases drop constraint moderation_cases_kind_check;
alter table moderation_cases add constraint moderation_cases_kind_check
  check (kind in ('comment', 'mission', 'profile', 'message', 'review', 'offer'));
alter table partner_offers add column is_hidden boolean not null default false;
drop index partner_offers_open;
create index partner_offers_open on partner_offers (published_at desc, id) where status = 'published' and not is_hidden;
