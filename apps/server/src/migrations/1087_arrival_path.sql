-- Where a person was going when they signed up: their first sign-in leads there, and empties it.
alter table users add column arrival_path text check (char_length(arrival_path) <= 500);
