-- Every call of a provider of AI: for what, by whom, what it cost and how it ended. Neither what was asked nor what was answered is kept.
create table ai_calls (
  id uuid primary key,
  user_id uuid references users (id),
  purpose text not null check (purpose in ('description', 'price', 'reply', 'fit', 'availability', 'test')),
  kind text not null check (kind in ('text', 'image')),
  provider text not null check (provider in ('openai', 'openrouter')),
  model text not null check (length(model) <= 200),
  is_stand_in boolean not null,
  outcome text not null check (outcome in ('pending', 'answered', 'invalid', 'refused', 'timeout', 'unavailable', 'aborted', 'unpaid')),
  tries integer not null check (tries >= 0),
  tokens_in integer not null check (tokens_in >= 0),
  tokens_out integer not null check (tokens_out >= 0),
  -- Micro-dollars; null where nobody says what it costs.
  cost_micro bigint check (cost_micro >= 0),
  duration_ms integer not null check (duration_ms >= 0),
  created_at timestamptz(3) not null
);
create index ai_calls_of_person on ai_calls (user_id, created_at desc);
create index ai_calls_of_provider on ai_calls (provider, created_at desc);
