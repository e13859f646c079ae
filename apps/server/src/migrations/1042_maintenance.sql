-- One row while the product is in maintenance: pages and calls are refused until it is taken away.
create table maintenance (
  is_on boolean primary key default true check (is_on),
  ends_at timestamptz(3)
);
