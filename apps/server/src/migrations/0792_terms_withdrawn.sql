-- Announced terms may be taken back before their date; their numbers are free again, and whoever was told of them is told.
alter table terms_versions add column withdrawn_at timestamptz(3);
alter table terms_versions add column withdrawal_reason text;
alter table terms_versions add check (withdrawn_at < takes_effect_at);
alter table terms_versions add check ((withdrawn_at is null) = (withdrawal_reason is null));
alter table terms_versions drop constraint terms_versions_cgv_version_cgu_version_key;
create unique index terms_versions_numbers on terms_versions (cgv_version, cgu_version) where withdrawn_at is null;
alter table terms_announcements add column withdrawal_told_at timestamptz(3);
