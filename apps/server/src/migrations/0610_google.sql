-- Who only ever signed in with Google has no password.
alter table users alter column password_hash drop not null;

-- Which account of a provider is whose here.
create table google_links (
  issuer text not null,
  subject text not null,
  user_id uuid not null unique references users (id) on delete cascade,
  email text not null,
  linked_at timestamptz(3) not null,
  primary key (issuer, subject)
);

-- Sign-ins with Google under way: once each, sealed with the token in the browser's cookie.
create table google_flows (
  token_hash text primary key,
  kind text not null check (kind in ('leaving', 'arrived')),
  sealed text not null,
  expires_at timestamptz(3) not null
);
create index google_flows_expiry on google_flows (expires_at);
