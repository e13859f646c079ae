-- Beside sign-ins under way: that Google vouched once more for somebody who is signed in.
alter table google_flows drop constraint google_flows_kind_check;
alter table google_flows add constraint google_flows_kind_check check (kind in ('leaving', 'arrived', 'proof'));
