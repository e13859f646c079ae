-- Which database it was that people were served from: a restored copy has this row too, and is another one.
alter table served_address add column identity text;
