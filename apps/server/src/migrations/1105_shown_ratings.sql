-- What is shown beside a count of reviews is their mean; lists go on to be sorted by the rating that few reviews cannot push far.
create or replace view member_ratings as
  select subject_id as user_id, count(*)::integer as count,
    round((5 * 4 + sum(total) / 4.0) / (5 + count(*)), 2)::float8 as rating,
    round(sum(total) / 4.0 / count(*), 2)::float8 as mean
  from reviews where shown_at is not null and not is_hidden group by subject_id;
