-- How often something was refused for the sake of safety: by day of France, kind and network. Nobody is named; a network is a /24 or a /48.
create table security_counts (
  day date not null,
  kind text not null,
  network text not null,
  refused integer not null,
  primary key (day, kind, network)
);
create index security_counts_kind on security_counts (kind, day);
