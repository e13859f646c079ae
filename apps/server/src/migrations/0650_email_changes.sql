-- Changes of address that wait for the links mailed to both addresses.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  current_token_hash text not null,
  next_token_hash text not null,
  current_confirmed_at timestamptz(3),
  next_confirmed_at timestamptz(3),
  expires_at timestamptz(3) not null,
  check (current_confirmed_at is null or next_confirmed_at is null)
);

create unique index email_changes_current_token on email_changes (current_token_hash);
create unique index email_changes_next_token on email_changes (next_token_hash);
create index email_changes_expiry on email_changes (expires_at);
