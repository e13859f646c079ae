-- Whom somebody wants nothing more to do with.
create table blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_by_blocked on blocks (blocked_id);

-- Two people of whom one blocks the other, from either side; `is_own`: the first of the two did it.
create view kept_apart as
  select blocker_id as user_id, blocked_id as other_id, true as is_own from blocks
  union all
  select blocked_id, blocker_id, false from blocks;
