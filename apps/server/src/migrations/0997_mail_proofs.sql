-- A sign-in proves by a mailed code that who uses it reads the account's mail: before it adds a way in or gives a role of staff.
create table mail_proofs (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null,
  -- Keyed digest of the code that was mailed; null once it served.
  code_hash text,
  sent_at timestamptz(3),
  expires_at timestamptz(3),
  proved_until timestamptz(3)
);
create index mail_proofs_user on mail_proofs (user_id);
