-- Words that somebody keeps for their answers.
create table answer_templates (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  body text not null,
  created_at timestamptz(3) not null
);
create index answer_templates_user on answer_templates (user_id);
