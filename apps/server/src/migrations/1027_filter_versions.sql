-- Comments and reviews are kept as the filter left them; the version says which filter that was, 0 where nobody knows.
alter table mission_comments add column filter_version integer not null default 0;
create index mission_comments_filtered on mission_comments (filter_version, id);

alter table reviews add column filter_version integer not null default 0;
create index reviews_filtered on reviews (filter_version, id);
