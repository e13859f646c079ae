-- Words of profiles are found with letters wrong too, by their trigrams. Where the server lacks the pg_trgm extension,
-- there is no such index, and searches know by it that words have to be right.
alter table profile_words add column plain text not null generated always as (
  translate(replace(lower(words), 'œ', 'oe'), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜ',
    'aaaaaaceeeeiiiinooooouuuuyyaaaceeeeiioouuu')) stored;

do $$
begin
  create extension if not exists pg_trgm with schema public;
  create index profile_words_near on profile_words using gin (plain public.gin_trgm_ops);
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end $$;
