-- Challenges of unusual sign-ups that were used: each lets one account be made.
create table sign_up_proofs (
  nonce text primary key,
  expires_at timestamptz(3) not null
);
create index sign_up_proofs_expires on sign_up_proofs (expires_at);
