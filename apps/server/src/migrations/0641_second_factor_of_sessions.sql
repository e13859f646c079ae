-- A session that began with a second factor: turning it on afterwards, by the password alone, proves nothing.
alter table sessions add column has_second_factor boolean not null default false;
