-- What people prove of themselves: papers that staff looks at, and the company that the public register knows.
create table verification_documents (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('identity', 'qualification', 'insurance')),
  title text,
  status text not null check (status in ('submitted', 'reviewing', 'accepted', 'refused', 'expired', 'replaced')),
  file_id uuid not null unique,
  expires_on date,
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  reason text,
  -- The last reminder given, in days before the last day.
  reminded integer,
  check ((kind = 'qualification') = (title is not null)),
  check ((kind = 'qualification') = (expires_on is null)),
  check ((status = 'refused') <= (reason is not null))
);
create index verification_documents_user on verification_documents (user_id, submitted_at desc, id desc);
create index verification_documents_waiting on verification_documents (submitted_at, id)
  where status in ('submitted', 'reviewing');
create index verification_documents_ending on verification_documents (expires_on, id) where status = 'accepted';

create table verification_companies (
  user_id uuid primary key references users (id),
  siret text not null check (siret ~ '^[0-9]{14}$'),
  name text not null,
  is_active boolean not null,
  checked_at timestamptz(3) not null
);
