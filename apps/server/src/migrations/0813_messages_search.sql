create index private_messages_words on private_messages
  using gin (to_tsvector('public.jobami_french'::regconfig, body));
